import { speculationRulesType } from '@/lib/files/content-types';

export const dynamic = 'force-static';

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

/** Prerender where the browser can, prefetch otherwise. */
export const GET = () =>
  new Response(JSON.stringify({ prerender: [links], prefetch: [links] }), {
    headers: { 'Content-Type': speculationRulesType },
  });
