import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Element, type ElementCompact, xml2js } from 'xml-js';
import { changesOf, pages } from '@/lib/content';
import { absoluteUrl, feedPath } from '@/lib/seo';
import { attribute, named, pageAt } from '../support/built-pages';
import { locales } from '../support/content';

const isDay = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const textOf = (part?: ElementCompact): string => String(part?._cdata ?? part?._text ?? '');

describe.each(locales)('the feed of changes in %s', (locale) => {
  const changed = pages.filter((page) => page.locale === locale && changesOf(page).length > 0);
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
    expect(textOf(feed.id)).toBe(self);
    expect(textOf(feed.title)).not.toBe('');
    expect(textOf(feed.author.name)).not.toBe('');
    expect(textOf(feed.updated)).toMatch(isDay);
    expect(linkOf(feed, 'self')).toBe(self);

    const entries: ElementCompact[] = feed.entry;
    const ids = entries.map(({ id }) => textOf(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(entries.map((entry) => `${linkOf(entry)} ${textOf(entry.summary)}`).sort()).toEqual(
      changed
        .flatMap((page) => changesOf(page).map(({ text }) => `${absoluteUrl(page.path)} ${text}`))
        .sort(),
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

const linkOf = ({ link }: ElementCompact, rel?: string) =>
  link.find(({ _attributes }: Element & ElementCompact) => _attributes?.rel === rel)?._attributes
    .href;
