/** RFC 9116 recommends that `security.txt` expires within a year. */
const validDays = 360;

/**
 * Whom to tell about a security problem.
 * @param origin the site's origin
 * @param email address that receives such reports
 * @param policy address of the policy for them, if it is published (SECURITY.md)
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(
  origin: string,
  email: string,
  policy?: string,
  today = new Date(),
): string {
  const expires = new Date(today);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${policy}`] : []),
    '',
  ].join('\n');
}
