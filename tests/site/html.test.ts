import { existsSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { isEmbedPath, localeOf } from '@/lib/locale';
import { contentSecurityPolicy } from '@/scripts/hosting/csp';
import {
  attribute,
  type BuiltPage,
  builtPages,
  isSilent,
  named,
  outFiles,
  shownText,
  textOf,
  within,
} from '../support/built-pages';

const html = new HtmlValidate({
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
    // Phone numbers are links, whose spaces screen readers need no help with.
    'tel-non-breaking': 'off',
    // The link of a subject is named as its address is: HTML refuses no more than a space.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** Every address of the site: its files, its pages with and without their anchors. */
const addresses = new Set([
  ...outFiles.map((file) => `/${file}`),
  ...builtPages.flatMap(({ path, elements }) => [
    path,
    ...elements.map((element) => `${path}#${attribute(element, 'id')}`),
    // A link may fill in a field of a form: /contact#subject=…
    ...elements.map((element) => `${path}#${attribute(element, 'name')}=`),
  ]),
]);

const scriptOf = (path: string) => (isEmbedPath(path) ? /^\/assets\/embed-/ : /^\/assets\/page-/);

const isDead = ({ path }: BuiltPage, href: string) =>
  /^[#/]/.test(href) &&
  !addresses.has((href.startsWith('#') ? path + href : href).replace(/=.*/, '='));

describe.each(builtPages)('$path', (page) => {
  test('is valid HTML', async () => {
    const { results } = await html.validateString(page.html, page.path);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual(
      [],
    );
  });

  test('says its language', () => {
    expect(named(page, 'html').map((root) => attribute(root, 'lang'))).toEqual([
      localeOf(page.path),
    ]);
  });

  test('numbers its exhibits in its text, from one on', () => {
    const numbers = page.elements
      .filter((element) => attribute(element, 'class') === 'exhibit-number')
      .map((element) => Number(/(\d+)\.$/.exec(textOf(element))?.[1]));
    const exhibits = named(page, 'figure').filter((figure) =>
      attribute(figure, 'class')?.startsWith('exhibit'),
    );
    expect(numbers).toEqual(exhibits.map((_, index) => index + 1));
  });

  test('has one h1 and no gap in its headings', () => {
    const levels = named(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const fromTitle = levels.slice(levels.indexOf(1));
    for (const [index, level] of fromTitle.entries())
      expect(level - (fromTitle[index - 1] ?? level)).toBeLessThanOrEqual(1);
  });

  test('links only to pages and anchors that exist', () => {
    const links = named(page, 'a').map((link) => attribute(link, 'href') ?? '');
    expect(links.filter((href) => isDead(page, href))).toEqual([]);
  });

  test('runs one script, and none of its own', () => {
    const scripts = named(page, 'script')
      .filter((script) => !/^application\/(ld\+)?json$/.test(attribute(script, 'type') ?? ''))
      .map((script) => [attribute(script, 'type'), attribute(script, 'src'), textOf(script)]);
    expect(scripts).toEqual([['module', expect.stringMatching(scriptOf(page.path)), '']]);
  });

  test('holds the policy of the header, between its style sheet and its script', () => {
    const [tag, policy] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page.html) ?? [];
    // A page may not say who frames it (CSP 3, 3.3).
    expect(`${policy}; frame-ancestors 'none'`).toBe(contentSecurityPolicy);
    const places = ['<link rel="stylesheet"', tag ?? '', '<script type="module"'];
    const positions = places.map((place) => page.html.indexOf(place));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions).not.toContain(-1);
  });

  test('leaves no value unresolved and no block empty', () => {
    const blocks = named(page, 'p', 'li', 'h1', 'h2', 'h3', 'td', 'dd', 'figcaption');
    // Over the names of a table's rows there is nothing to say.
    const corners = named(page, 'thead').flatMap((head) => within(head, 'td'));
    for (const block of blocks) {
      if (attribute(block, 'aria-hidden') === 'true' || attribute(block, 'role')) continue;
      if (corners.includes(block)) continue;
      expect(textOf(block), block.tagName).not.toBe('');
      expect(textOf(block)).not.toMatch(/\[object|\{\w+\}|\bNaN\b/);
    }
  });

  test('gives every list item words to be read out', () => {
    const items = named(page, 'li').filter((item) => !isSilent(item));
    // A tool in a frame of another site may have none.
    if (!isEmbedPath(page.path)) expect(items.length).toBeGreaterThan(0);
    for (const item of items)
      expect(
        shownText(item, (element) => !isSilent(element)),
        textOf(item),
      ).toMatch(/[\p{L}\d]/u);
  });

  test('names its figures, hides its drawings from screen readers, declares headers of tables', () => {
    for (const figure of named(page, 'figure')) {
      const captions = within(figure, 'figcaption');
      expect(captions.map(textOf)).toEqual([expect.stringMatching(/\p{L}/u)]);
      // Chromium takes no name from a caption by itself.
      const name = attribute(figure, 'aria-labelledby');
      if (attribute(figure, 'class')?.startsWith('exhibit'))
        expect(captions.map((caption) => attribute(caption, 'id'))).toEqual([name]);
    }
    for (const drawing of named(page, 'svg'))
      expect(attribute(drawing, 'aria-hidden')).toBe('true');
    for (const header of named(page, 'th'))
      expect(attribute(header, 'scope')).toMatch(/^(col|row)$/);
    expect(named(page, 'iframe', 'video', 'audio', 'object', 'embed', 'canvas')).toEqual([]);
  });

  test('has pictures of its own only, which keep their place and say what they show, or nothing', () => {
    for (const picture of named(page, 'img')) {
      expect(existsSync(`out${attribute(picture, 'src')}`), attribute(picture, 'src')).toBe(true);
      expect(attribute(picture, 'alt')).toBeDefined();
      expect(Number(attribute(picture, 'width'))).toBeGreaterThan(0);
      expect(Number(attribute(picture, 'height'))).toBeGreaterThan(0);
    }
  });
});
