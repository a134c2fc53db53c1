import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { professionOf } from '@/lib/content/front-matter';
import { countries } from '@/lib/countries';
import { headersFor, parseHeaders } from '@/scripts/hosting/parse-headers';
import {
  attribute,
  type Element,
  named,
  pageAt,
  plain,
  textOf,
  within,
  wordsOf,
} from '../support/built-pages';
import { pages, words } from '../support/content';

const files = pages.filter(({ type }) => type === 'StarterFile');

test('every starter file is named as the page of a profession', () => {
  const professionsOf = (type: string) =>
    pages
      .filter((page) => page.type === type)
      .map(({ name, locale }) => `${professionOf({ name })}.${locale}`)
      .sort();
  expect(professionsOf('Sector')).toEqual(expect.arrayContaining(professionsOf('StarterFile')));
});

describe.each(files)('$path', ({ path, locale }) => {
  const page = pageAt(path);
  const isRefs = (part: Element) => attribute(part, 'class')?.endsWith('checklist-refs');
  const lists = countries.flatMap(
    (country) =>
      named(page, 'ol').find((list) => attribute(list, 'data-country') === country) ?? [],
  );
  const items = lists.map((list) =>
    within(list, 'li').map((item) => ({
      text: [...within(item, 'label'), ...within(item, 'p')]
        .filter((part) => !isRefs(part))
        .map(textOf)
        .join(' '),
      refs: [...within(item, 'p'), ...within(item, 'span')].filter(isRefs).map(textOf).join(),
      boxes: within(item, 'input').length,
    })),
  );
  const { csv } = words[locale].starterFile;
  const [download] = named(page, 'a').filter((a) => attribute(a, 'download') === '');
  const address = (download && attribute(download, 'href')) ?? '';

  test('lists 10 to 20 items for each country, each with a box and an article', () => {
    expect(items).toHaveLength(countries.length);
    for (const list of items) {
      expect(list.length).toBeGreaterThanOrEqual(10);
      expect(list.length).toBeLessThanOrEqual(20);
      for (const item of list)
        expect(item).toEqual({
          text: expect.stringMatching(/\p{L}/u),
          refs: expect.stringMatching(/\p{L}/u),
          boxes: 1,
        });
    }
  });

  test('has boxes that nothing sends: they have no name, and are in no form', () => {
    const boxes = named(page, 'input');
    expect(boxes.filter((box) => attribute(box, 'name'))).toEqual([]);
    expect(named(page, 'form').flatMap((form) => within(form, 'input'))).toEqual([]);
  });

  test('has a spreadsheet of the same items, with accents and without formulas', () => {
    const bytes = readFileSync(`out${address}`);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows: string[][] = parse(bytes, { bom: true, delimiter: csv.delimiter });
    const [head = [], ...body] = rows;
    expect(head).toEqual([
      ...[csv.number, csv.country, csv.item, csv.article],
      ...[csv.done, csv.responsible, csv.date, csv.evidence, csv.note],
    ]);
    const names = words[locale].footer.countries;
    // The page folds the end of an item behind its first words, without what joins them.
    const inWords = (text: string) => wordsOf(text.toLocaleLowerCase(locale)).join(' ');
    const shown = body.map(([number, country, item = '', ...cells]) => [
      number,
      country,
      inWords(item),
      ...cells,
    ]);
    expect(shown).toEqual(
      items.flatMap((list, index) =>
        list.map(({ text, refs }, item) => [
          String(item + 1),
          names[countries[index] ?? 'FR'],
          inWords(text),
          plain(refs),
          ...Array(5).fill(''),
        ]),
      ),
    );
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  test('offers it as a file to keep', () => {
    expect(address).toMatch(/\.csv$/);
    const rules = parseHeaders(readFileSync('out/_headers', 'utf8'));
    expect(Object.fromEntries(headersFor(rules, address))).toMatchObject({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment',
    });
  });

  test('has a row to fill in for each axis, with three levels', () => {
    const forms = named(page, 'div').filter((div) =>
      attribute(div, 'class')?.split(' ').includes('risk-form'),
    );
    expect(forms.length).toBeGreaterThanOrEqual(countries.length);
    for (const row of forms
      .flatMap((form) => within(form, 'tbody'))
      .flatMap((body) => within(body, 'tr')))
      expect(within(row, 'input')).toHaveLength(3);
  });
});
