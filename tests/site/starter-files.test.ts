import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { tradeOf } from '@/lib/content-types/fields';
import { countries } from '@/lib/starter-file-schema';
import { headersFor, parseHeaders } from '@/scripts/hosting/headers';
import { attribute, named, pageAt, plain, textOf, within } from '../support/built-pages';
import { pages, words } from '../support/content';

const files = pages.filter(({ type }) => type === 'StarterFile');

test('every starter file is named as the page of a profession', () => {
  const tradesOf = (type: string) =>
    pages
      .filter((page) => page.type === type)
      .map(({ name, locale }) => `${tradeOf({ name })}.${locale}`)
      .sort();
  expect(tradesOf('Sector')).toEqual(expect.arrayContaining(tradesOf('StarterFile')));
});

describe.each(files)('$path', ({ path, locale }) => {
  const page = pageAt(path);
  const lists = named(page, 'ol').filter((list) => attribute(list, 'class') === 'checklist');
  const items = lists.map((list) =>
    within(list, 'li').map((item) => ({
      text: within(item, 'label').map(textOf).join(),
      refs: within(item, 'p').map(textOf).join(),
      boxes: within(item, 'input').length,
    })),
  );
  const { csv } = words[locale].starterFile;
  const [download] = named(page, 'a').filter((a) => attribute(a, 'download') === '');
  const address = (download && attribute(download, 'href')) ?? '';

  test('lists 10 to 15 items for each country, each with a box and an article', () => {
    expect(items).toHaveLength(countries.length);
    for (const list of items) {
      expect(list.length).toBeGreaterThanOrEqual(10);
      expect(list.length).toBeLessThanOrEqual(15);
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
    expect(head).toEqual([csv.number, csv.country, csv.item, csv.article, csv.done, csv.note]);
    const names = words[locale].footer.countries;
    expect(body).toEqual(
      items.flatMap((list, index) =>
        list.map(({ text, refs }, item) => [
          String(item + 1),
          names[countries[index] ?? 'FR'],
          plain(text),
          plain(refs),
          '',
          '',
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
    expect(forms).toHaveLength(countries.length);
    for (const row of forms
      .flatMap((form) => within(form, 'tbody'))
      .flatMap((body) => within(body, 'tr')))
      expect(within(row, 'input')).toHaveLength(3);
  });
});
