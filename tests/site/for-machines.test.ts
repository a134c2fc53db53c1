import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Element, type ElementCompact, xml2js } from 'xml-js';
import { siteUrl } from '@/lib/environment';
import { feedPath } from '@/lib/seo';
import { alternatesIn, attribute, named, pageAt, plain } from '../support/built-pages';
import { absoluteUrl, dayOf, indexed, locales, site } from '../support/content';
import { markdownFile } from '../support/markdown-pages';

describe('the sitemap', () => {
  const entries = [...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<url>(.*?)<\/url>/gs)].map(
    ([, entry = '']) => ({
      address: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1],
      day: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
      alternates: Object.fromEntries(
        [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [
          language,
          href,
        ]),
      ),
    }),
  );

  test('names every page that may be indexed, once each, and nothing else', () => {
    expect(entries.map(({ address }) => address).sort()).toEqual(
      indexed.map(({ path }) => absoluteUrl(path)).sort(),
    );
  });

  describe.each(indexed)('$path', (page) => {
    const entry = entries.find(({ address }) => address === absoluteUrl(page.path));

    test('has the day that its front matter gives', () => {
      expect(entry?.day).toBe(dayOf(page));
    });

    test('has the alternates of the page’s head', () => {
      expect(Object.keys(entry?.alternates ?? {}).length).toBeGreaterThan(2);
      expect(entry?.alternates).toEqual(alternatesIn(pageAt(page.path)));
    });
  });

  test('robots.txt lets everyone in and names the sitemap', () => {
    const robots = readFileSync('out/robots.txt', 'utf8');
    expect(robots).toContain('User-agent: *\nAllow: /\n');
    expect(robots).not.toMatch(/Disallow|Host/);
    expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });
});

const isDay = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const textOf = (part?: ElementCompact): string => String(part?._cdata ?? part?._text ?? '');

describe.each(locales)('the feed of changes in %s', (locale) => {
  const changed = indexed.filter((page) => page.locale === locale && page.changes.length > 0);
  const file = `out${feedPath(locale)}`;

  test('is there when a page has changed', () => {
    expect(existsSync(file)).toBe(changed.length > 0);
  });

  test.runIf(changed.length > 0)('is Atom: each entry has an id of its own, a day, a page', () => {
    const { feed } = xml2js(readFileSync(file, 'utf8'), {
      compact: true,
      alwaysArray: ['entry', 'link'],
    }) as { feed: ElementCompact };
    expect(feed._attributes).toEqual({
      xmlns: 'http://www.w3.org/2005/Atom',
      'xml:lang': locale,
    });
    const self = absoluteUrl(feedPath(locale));
    // Written out, because it must outlive a change of host.
    expect(textOf(feed.id)).toBe(`tag:allie-compliance,2026:feed/${locale}`);
    expect(textOf(feed.title)).not.toBe('');
    expect(textOf(feed.author.name)).not.toBe('');
    expect(textOf(feed.updated)).toMatch(isDay);
    expect(linkOf(feed, 'self')).toBe(self);

    const entries: ElementCompact[] = feed.entry;
    const ids = entries.map(({ id }) => textOf(id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^tag:allie-compliance,\d{4}-\d\d-\d\d:/);
    // A title says on which page something changed, and what.
    const told = changed.flatMap((page) =>
      page.changes.map(({ text }) => [absoluteUrl(page.path), page.navTitle, text]),
    );
    const titleAt = (entry: ElementCompact) => `${linkOf(entry)} ${textOf(entry.title)}`;
    expect(entries.map(titleAt).sort()).toEqual(
      told.map(([address, page, text]) => `${address} ${page} · ${text}`).sort(),
    );
    for (const entry of entries) expect(textOf(entry.updated)).toMatch(isDay);
  });

  test.runIf(changed.length > 0)('is named by the pages that it is about', () => {
    for (const { path } of changed) {
      const links = named(pageAt(path), 'link').filter(
        (link) => attribute(link, 'type') === 'application/atom+xml',
      );
      expect(links.map((link) => attribute(link, 'href'))).toEqual([absoluteUrl(feedPath(locale))]);
    }
  });
});

/** A link without the slash that the feed puts behind the address of the home page. */
const linkOf = ({ link }: ElementCompact, rel?: string) =>
  link
    .find(({ _attributes }: Element & ElementCompact) => _attributes?.rel === rel)
    ?._attributes.href.replace(/\/$/, '');

describe('llms.txt', () => {
  const [introduction = '', ...lists] = readFileSync('out/llms.txt', 'utf8').split(/^## .*\n/m);

  test('starts with the brand, then a list of pages for each language', () => {
    expect(introduction.split('\n')[0]).toBe(`# ${site.brand}`);
    expect(introduction).toMatch(/^> .*\p{L}/mu);
    expect(lists).toHaveLength(new Set(indexed.map(({ locale }) => locale)).size);
  });

  test.each(
    locales,
  )('the %s list has each page that may be indexed, with its own words', (locale) => {
    const lines = (lists[locales.indexOf(locale)] ?? '').trim().split('\n');
    const expected = indexed
      .filter((page) => page.locale === locale)
      .map(({ title, description, path }) => {
        const address = `${siteUrl}/${markdownFile(path).slice('out/'.length)}`;
        return plain(`- [${title}](${address}): ${description}`);
      });
    expect(lines.map(plain).sort()).toEqual(expected.sort());
  });
});
