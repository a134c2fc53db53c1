import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { attribute, type BuiltPage, builtPages, named, textOf } from '../support/built-pages';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
});

const meta = (page: BuiltPage, name: string) =>
  named(page, 'meta').find((element) => attribute(element, 'name') === name);

describe('every built page', () => {
  test('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // Matters of style, which React decides.
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'attr-quotes': 'off',
        'doctype-style': 'off',
        'no-inline-style': 'error',
        'void-style': 'off',
        // Numbers are given as links, with spaces that screen readers need no help with.
        'tel-non-breaking': 'off',
      },
    });
    const faults: string[] = [];
    for (const { path, html } of pages) {
      const report = await validator.validateString(html, path);
      for (const { messages } of report.results)
        for (const { ruleId, message, selector } of messages)
          faults.push(`${path}: ${ruleId}: ${message} (${selector})`);
    }
    expect(faults).toEqual([]);
  });

  test('has one h1 and no gap in its headings', () => {
    for (const page of pages) {
      const levels = named(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ tagName }) =>
        Number(tagName[1]),
      );
      expect([page.path, levels.filter((level) => level === 1).length]).toEqual([page.path, 1]);
      const inMain = levels.slice(levels.indexOf(1));
      for (const [index, level] of inMain.entries())
        expect(level - (inMain[index - 1] ?? level), page.path).toBeLessThanOrEqual(1);
    }
  });

  test('has a title and a description of its own, short enough to be shown whole', () => {
    const contents = pages.filter(({ path }) => !path.endsWith('/404'));
    const titles = contents.map((page) => textOf(named(page, 'title')[0] as never));
    const descriptions = contents.map(
      (page) => attribute(meta(page, 'description') as never, 'content') ?? '',
    );
    expect(contents).toHaveLength(38);
    expect(new Set(titles).size).toBe(38);
    expect(new Set(descriptions).size).toBe(38);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(65);
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(165);
    }
  });

  test('says its language', () => {
    for (const page of pages) {
      const isEnglish = page.path === '/en' || page.path.startsWith('/en/');
      const [html] = named(page, 'html');
      expect([page.path, html && attribute(html, 'lang')]).toEqual([
        page.path,
        isEnglish ? 'en' : 'fr',
      ]);
    }
  });

  test('links only to pages and anchors that exist', () => {
    const anchors = new Set<string>();
    for (const page of pages) {
      anchors.add(page.path);
      for (const element of page.elements) {
        const id = attribute(element, 'id');
        if (id) anchors.add(`${page.path}#${id}`);
      }
    }
    const dead: string[] = [];
    for (const page of pages)
      for (const link of named(page, 'a')) {
        const href = attribute(link, 'href') ?? '';
        const target = href.startsWith('#') ? page.path + href : href;
        if (target.startsWith('/') && !anchors.has(target)) dead.push(`${page.path} → ${href}`);
      }
    expect(dead).toEqual([]);
  });
});
