import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '@/scripts/hosting/csp';
import { htmlFiles } from '@/scripts/postbuild/files';

/* What stands in a page besides the header, and where: above it only the style sheet may be asked for. */
test('every page holds the policy of the header, after its style sheet and before its script', async () => {
  const files = await htmlFiles();
  expect(files.length).toBeGreaterThanOrEqual(40);
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const written = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/)?.[1];
    expect(`${written}; frame-ancestors 'none'`, file).toBe(contentSecurityPolicy);
    const places = ['<link rel="stylesheet" href', 'http-equiv="Content-', '<script '].map((tag) =>
      html.indexOf(tag),
    );
    expect(
      places.toSorted((a, b) => a - b),
      file,
    ).toEqual(places);
    expect(places[0], file).toBeGreaterThan(0);
  }
});
