import { out, outFiles } from '../postbuild/files';

/** Addresses that are asked of every host: pages, files, and what leads elsewhere or nowhere. */
export async function probes(): Promise<string[]> {
  const files = (await outFiles()).map((file) => file.slice(out.length - 1));
  const ending = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? [];
  return [
    ...['/', '/avocats', '/en', '/en/lawyers', '/avocats?utm=a%20b'],
    ...['/avocats/', '/en/', '/en/?a=1&b=%202', '/avocats/?a=1', '/avocats.html', '/index.html'],
    ...['/nulle-part', '/en/nowhere', '/nulle-part.js', '/assets/none.js', '/%5Cevil.example/'],
    ...['//evil.example/', '/_headers', '/_redirects', '/404.html/x'],
    ...['/robots.txt', '/sitemap.xml', '/icon.svg', '/rules.json', '/.well-known/security.txt'],
    ...[/^\/assets\/.*js$/, /css$/, /woff2$/, /png$/, /md$/].flatMap(ending),
  ];
}
