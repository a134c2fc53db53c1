/** Media types by ending: of what the build makes, and of pictures that a page may show. */
export const mediaTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};

/** Files whose name does not tell their type. @see https://html.spec.whatwg.org/multipage/speculative-loading.html */
export const mediaTypesOf: Record<string, string> = {
  '/rules.json': 'application/speculationrules+json',
};

/** The type of a file by its address, where the site has such files. */
export const mediaTypeOf = (path: string): string | undefined =>
  mediaTypesOf[path] ?? mediaTypes[path.split('.').at(-1) ?? ''];
