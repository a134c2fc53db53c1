/** Days that `security.txt` stays valid: RFC 9116 recommends less than a year. */
const validDays = 360;

/**
 * Whom to tell of a security fault.
 * @param origin the site's address
 * @param email who reads such messages
 * @see RFC 9116
 */
export function securityTxt(origin: string, email: string, today = new Date()): string {
  const expires = new Date(today);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
