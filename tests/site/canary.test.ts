import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { expect, test, vi } from 'vitest';
import { pages } from '@/lib/content';
import nextConfig from '@/next.config.mjs';

/*
 * The site relies on details of other packages that they do not promise. When an upgrade changes one,
 * a test here fails, and its message says where to look.
 */

/** What the loader that next.config.mjs gives to Turbopack makes of an MDX file. */
async function compile(text: string): Promise<string> {
  vi.stubEnv('TURBOPACK', '1');
  const { turbopack } = nextConfig(PHASE_PRODUCTION_BUILD);
  const [rule] = Object.values(turbopack?.rules ?? {}).flat() as {
    loaders: { loader: string; options: object }[];
  }[];
  const { loader, options } = rule?.loaders[0] ?? { loader: '@next/mdx/mdx-js-loader' };
  return new Promise((done, failed) => {
    createRequire(import.meta.url)(loader).call(
      {
        getOptions: () => structuredClone(options),
        async: () => (error: unknown, code: Uint8Array) =>
          error ? failed(error) : done(Buffer.from(code).toString()),
        context: resolve('content'),
        resourcePath: resolve('content/invented.mdx'),
      },
      text,
    );
  });
}

test('@next/mdx makes a table of a Markdown table, and leaves front matter out', async () => {
  const code = await compile('---\ntitle: Words\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  const hint = 'check `remarkPlugins` in next.config.mjs';
  expect(code, `@next/mdx draws no tables: ${hint}`).toContain('_components.table');
  expect(code, `@next/mdx shows front matter: ${hint}`).not.toContain('Words');
});

test('Contentlayer leaves the bodies of pages alone', () => {
  const hint = 'Contentlayer compiles MDX: see `contentType` in lib/content/page-types.ts';
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) expect(page, hint).not.toHaveProperty('body');
});
