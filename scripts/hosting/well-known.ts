/** RFC 9116 recommends that `security.txt` expires within a year. */
const validDays = 360;

/**
 * Whom to tell about a security problem.
 * @param origin the site's origin
 * @param email address that receives such reports
 * @see https://www.rfc-editor.org/rfc/rfc9116
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

/**
 * Links that a browser may open ahead of a click, once the pointer rests on them: every page of the
 * site, but no file (a dot in the address), no fragment of the current page and no link that opens the
 * cookie banner. Forms post to another host, which no rule matches.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const links = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: '/*.*' } },
      { not: { selector_matches: '[href^="#"], [data-consent-open], [download]' } },
    ],
  },
  eagerness: 'moderate',
};

/** The content of `rules.json`: prerender where the browser can, prefetch otherwise. */
export const speculationRules = { prerender: [links], prefetch: [links] };
