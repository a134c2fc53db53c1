import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, languageOf } from '@/lib/locale';
import { alternatesIn, headLinks, metaOf, pageAt } from '../support/built-pages';
import { absoluteUrl, indexed, pages, site, versionsOf } from '../support/content';

const openGraphLocale = (locale: Locale) => languageOf(locale).tag.replace('-', '_');

test.each(pages)('$path gives its own address as canonical', ({ path }) => {
  const canonical = headLinks(pageAt(path), 'canonical').map(({ href }) => href);
  expect(canonical).toEqual([absoluteUrl(path)]);
});

describe.each(indexed)('$path', (page) => {
  const built = pageAt(page.path);
  const versions = versionsOf(page);

  test('names itself, its translations, and the French page as default', () => {
    expect(alternatesIn(built)).toEqual({
      ...Object.fromEntries(versions.map(({ locale, path }) => [locale, absoluteUrl(path)])),
      'x-default': absoluteUrl(versions[0]?.path ?? ''),
    });
    const [other] = versions.filter(({ locale }) => locale !== page.locale);
    expect(metaOf(built, 'og:locale:alternate')).toBe(other && openGraphLocale(other.locale));
  });

  test('is shared in its own words', () => {
    expect(metaOf(built, 'og:url')).toBe(absoluteUrl(page.path));
    expect(metaOf(built, 'og:locale')).toBe(openGraphLocale(page.locale));
    expect(metaOf(built, 'og:site_name')).toBe(site.brand);
    expect(metaOf(built, 'og:type')).toBe('website');
    expect(metaOf(built, 'og:title')).toBe(page.title);
    expect(metaOf(built, 'og:description')).toBe(page.description);
    expect(metaOf(built, 'twitter:card')).toBe('summary_large_image');
    // The picture shows the heading; a profession's name is drawn.
    expect(metaOf(built, 'og:image:alt')).toBe(page.heading);
  });

  test('has a share picture of 1200 by 630', () => {
    const picture = pictureOf(page.path);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(metaOf(built, 'og:image:width')).toBe('1200');
    expect(metaOf(built, 'og:image:height')).toBe('630');
  });
});

const pictureOf = (path: string) =>
  readFileSync(`out${new URL(metaOf(pageAt(path), 'og:image') ?? '').pathname}`);

test('no two pages share a picture, and a translation has its own', () => {
  const pictures = indexed.map(({ path }) => pictureOf(path).toString('base64'));
  expect(new Set(pictures).size).toBe(indexed.length);
});
