import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentTexts, interfaceWords, sources, sourceWords, starterFiles } from '@/lib/content';
import { documentPath, documents, documentsOf, isFor } from '@/lib/documents/documents';
import { citationReader } from '@/lib/law/citations';
import { languageOf, locales } from '@/lib/locale';
import { attribute, named, outFiles, pageAt } from '../support/built-pages';
import { elementsNamed, elementsOf, partsOfFile, targetsIn, wordsIn } from '../support/word-file';

const files = documents.map((document) => {
  const path = documentPath(document);
  return { path, document, file: new Uint8Array(readFileSync(`out${path}`)) };
});

test('each starter file has documents, each at its own address, and links to them', () => {
  expect(starterFiles.length).toBeGreaterThan(0);
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  for (const file of starterFiles) {
    const paths = documentsOf(file).map(documentPath);
    const links = named(pageAt(file.path), 'a').map((link) => attribute(link, 'href'));
    expect(paths.length).toBeGreaterThan(0);
    expect(links).toEqual(expect.arrayContaining(paths));
  }
});

test('nothing else is published as a Word file', () => {
  const published = outFiles.filter((file) => file.endsWith('.docx')).map((file) => `/${file}`);
  expect(published.sort()).toEqual(files.map(({ path }) => path).sort());
});

test('the languages have the same documents, with the same parts', () => {
  const shapes = locales
    .filter((locale) => documentTexts[locale].length > 0)
    .map((locale) =>
      documentTexts[locale].map(({ name, parts }) => [
        name,
        ...parts.map(({ professions, except, from, table, ...part }) => [
          [professions, except, from, table?.rows.length, table?.heads.length],
          [part.fields?.length, part.ticks?.length, part.list?.length, part.sign?.length],
        ]),
      ]),
    );
  expect(shapes.length).toBeGreaterThan(0);
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

describe.each(files)('$path', ({ document, file }) => {
  let parts: Record<string, string>;
  let body: ReturnType<typeof elementsOf>;
  beforeAll(() => {
    parts = partsOfFile(file);
    body = elementsOf(parts['word/document.xml'] ?? '');
  });

  test('is a package: its parts are XML, typed, and what they refer to is there', () => {
    const types = elementsOf(parts['[Content_Types].xml'] ?? '');
    const typed = [
      ...elementsNamed(types, 'Default').map(({ attributes }) => `.${attributes?.Extension}`),
      ...elementsNamed(types, 'Override').map(({ attributes }) => String(attributes?.PartName)),
    ];
    for (const [name, xml] of Object.entries(parts)) {
      expect(elementsOf(xml).length, name).toBeGreaterThan(1);
      expect(
        typed.some((end) => `/${name}`.endsWith(end)),
        name,
      ).toBe(true);
    }
    const targets = targetsIn(parts);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !(target in parts))).toEqual([]);
  });

  test('says its language, its title and which styles are its headings', () => {
    const { tag } = languageOf(document.locale);
    const languages = elementsNamed(elementsOf(parts['word/styles.xml'] ?? ''), 'w:lang');
    expect(languages.map(({ attributes }) => attributes?.['w:val'])).toContain(tag);
    const title = elementsNamed(elementsOf(parts['docProps/core.xml'] ?? ''), 'dc:title');
    expect(title.map(wordsIn)).toEqual([document.text.title]);
    const styles = elementsNamed(body, 'w:pStyle').map(({ attributes }) => attributes?.['w:val']);
    expect(styles).toEqual(expect.arrayContaining(['Title', 'Heading1', 'Heading2']));
    const known = elementsNamed(elementsOf(parts['word/styles.xml'] ?? ''), 'w:style');
    const ids = known.map(({ attributes }) => attributes?.['w:styleId']);
    expect([...new Set(styles)].filter((style) => !ids.includes(style))).toEqual([]);
  });

  test('every table has a row of heads', () => {
    const tables = elementsNamed(body, 'w:tbl');
    const heads = tables.map((table) => {
      const [row] = (table.elements ?? []).filter(({ name }) => name === 'w:tr');
      return row ? elementsNamed([row, ...(row.elements?.[0]?.elements ?? [])], 'w:tblHeader') : [];
    });
    expect(tables.length).toBeGreaterThan(0);
    expect(heads.filter((found) => found.length !== 1)).toEqual([]);
  });

  test('names the firm in one place for all of its pages, still blank', () => {
    const firm = /<w:tag w:val="firm"\/>/;
    expect(parts['word/document.xml']).toMatch(firm);
    expect(parts['word/header1.xml']).toMatch(firm);
    const company = elementsNamed(elementsOf(parts['docProps/app.xml'] ?? ''), 'Company');
    expect(company.map(wordsIn)).toEqual([interfaceWords(document.locale).documents.firm]);
  });

  test('says what its text says, for its profession', () => {
    const words = body.filter(({ name }) => name === 'w:p').map(wordsIn);
    const mine = document.text.parts.filter((part) => isFor(part, document));
    const others = document.text.parts.filter((part) => !isFor(part, document));
    for (const { heading, ticks = [] } of mine) {
      expect(
        words.some((line) => line.endsWith(heading)),
        heading,
      ).toBe(true);
      for (const tick of ticks)
        expect(
          words.some((line) => line.endsWith(tick)),
          tick,
        ).toBe(true);
    }
    for (const { list = [] } of others)
      for (const step of list)
        if (!mine.some((part) => part.list?.includes(step))) expect(words).not.toContain(step);
  });

  test('is dated by its text, and cites only what the register of texts has', () => {
    expect(parts['docProps/core.xml']).toContain(`>${document.text.updatedOn}T`);
    const { locale } = document;
    const read = citationReader({ texts: sources }, sourceWords(locale), locale);
    const paragraphs = body.filter(({ name }) => name === 'w:p').map(wordsIn);
    const cited = paragraphs.flatMap((text) => read(text.replaceAll(/[\u00a0\u202f]/g, ' ')));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ source }) => !source).map(({ words }) => words)).toEqual([]);
  });
});
