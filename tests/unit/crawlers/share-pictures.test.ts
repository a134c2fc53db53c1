import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { inFull } from '../../fixtures/addresses';
import { pairs, routes } from '../../fixtures/routes';
import { type BuiltPage, builtPages, named, textOf } from '../../support/built-pages';
import { metaOf } from '../../support/head';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
});

const at = (path: string) => pages.find((page) => page.path === path) as BuiltPage;

/** The file of a page's share picture, and its width and height as the PNG itself says. */
function pictureOf(page: BuiltPage) {
  const { pathname } = new URL(metaOf(page, 'og:image') ?? '');
  const bytes = readFileSync(`out${pathname}`);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test.each(routes)('$path is shared with its own words, in its language', ({ path, locale }) => {
  const page = at(path);
  expect(metaOf(page, 'og:url')).toBe(inFull(path));
  expect(metaOf(page, 'og:locale')).toBe({ fr: 'fr_FR', en: 'en_GB' }[locale]);
  expect(metaOf(page, 'og:site_name')).toBe('Allié Compliance');
  expect(metaOf(page, 'og:type')).toBe('website');
  const title = `${metaOf(page, 'og:title')} | Allié Compliance`;
  expect(title.replace(/\s+/g, ' ')).toBe(textOf(named(page, 'title')[0] as never));
  expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  expect(metaOf(page, 'og:image:alt')?.replace(/\s+/g, ' ')).toBe(
    textOf(named(page, 'h1')[0] as never),
  );
});

test.each(routes)('$path has a picture of 1200 by 630', ({ path }) => {
  const { width, height } = pictureOf(at(path));
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect(metaOf(at(path), 'og:image:width')).toBe('1200');
  expect(metaOf(at(path), 'og:image:height')).toBe('630');
});

test('no two pages share a picture, and a translation has a picture of its own', () => {
  const pictures = pairs.flatMap(({ fr, en }) => [fr, en]).map((path) => pictureOf(at(path)).bytes);
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(32);
});
