/**
 * Links that a browser may open ahead of a click, once the pointer rests on them: every page of the
 * site, but no file (a dot in the address), no place on this page and no link that opens the cookie
 * banner. The forms post to another host, which no rule here names.
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

/** `rules.json`: prerender where the browser does, else prefetch. */
export const speculationRules = { prerender: [links], prefetch: [links] };
