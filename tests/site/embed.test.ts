import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { embedPath, isEmbedPath } from '@/lib/locale';
import { headersFor, parseHeaders } from '@/scripts/hosting/parse-headers';
import {
  attribute,
  builtPages,
  first,
  metaOf,
  named,
  outFiles,
  plain,
  textOf,
} from '../support/built-pages';
import { pages } from '../support/content';

/* The pages that other sites may show in a frame. */

const embedPages = builtPages.filter(({ path }) => isEmbedPath(path));

test('every questionnaire and every page that says so is there, in each language', () => {
  const embeddable = pages.filter(
    (page) => page.type === 'Scope' || ('embed' in page && page.embed),
  );
  expect(embeddable.length).toBeGreaterThan(0);
  expect(embedPages.map(({ path }) => path).sort()).toEqual(
    embeddable.map(({ path }) => embedPath(path)).sort(),
  );
});

describe.each(embedPages)('$path', (page) => {
  const original = pages.find(({ path }) => embedPath(path) === page.path);

  test('is out of the index, the sitemap, llms.txt and Markdown', () => {
    expect(metaOf(page, 'robots')).toContain('noindex');
    for (const file of ['sitemap.xml', 'llms.txt'])
      expect(readFileSync(`out/${file}`, 'utf8'), file).not.toContain('/embed/');
    expect(outFiles).not.toContain(`${page.path.slice(1)}.md`);
  });

  test('has the heading and the tool of its page, no header, footer, banner or field of a person', () => {
    expect(textOf(first(page, 'h1'))).toBe(plain(original?.heading ?? ''));
    expect(named(page, 'header', 'footer')).toEqual([]);
    expect(page.html).not.toMatch(/data-consent-open|data-island="forms"|type="email"/);
    expect(named(page, 'form').filter((form) => attribute(form, 'action'))).toEqual([]);
  });

  test('opens other pages in a tab of their own, says so, and leads to its page', () => {
    const links = named(page, 'a').filter(
      (link) =>
        /^(\/|http)/.test(attribute(link, 'href') ?? '') &&
        attribute(link, 'download') === undefined,
    );
    for (const link of links) {
      expect(attribute(link, 'target'), textOf(link)).toBe('_blank');
      expect(attribute(link, 'rel')).toBe('noopener');
      expect(textOf(link)).toMatch(/\([^)]+\)$/);
    }
    expect(links.map((link) => attribute(link, 'href'))).toContain(original?.path);
  });

  test('runs a script that can neither count nor keep anything', () => {
    const [script] = named(page, 'script').flatMap((each) => attribute(each, 'src') ?? []);
    expect(readFileSync(`out${script}`, 'utf8')).not.toMatch(/page_views|sessionStorage|cookie/);
  });
});

test('of all that was built, they alone may be framed', () => {
  const rules = parseHeaders(readFileSync('out/_headers', 'utf8'));
  const isClosed = (path: string) => {
    const headers = headersFor(rules, path);
    const policies = headers.filter(([name]) => name === 'Content-Security-Policy');
    expect(policies, path).toHaveLength(1);
    return (
      policies.some(([, policy]) => policy.includes("frame-ancestors 'none'")) &&
      headers.some(([name]) => name === 'X-Frame-Options')
    );
  };
  const open = builtPages.filter(({ path }) => !isClosed(path));
  expect(open).toEqual(embedPages);
  const files = outFiles.map((file) => `/${file}`).filter((file) => !/\.html$/.test(file));
  expect(files.filter((file) => !isClosed(file))).toEqual([]);
});
