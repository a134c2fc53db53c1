import { expect, test } from '@playwright/test';
import { everyPage } from '../fixtures/routes';
import { widen, widths } from '../support/axe';
import { alreadyChose, expectNoBanner } from '../support/consent';
import { overflowOf } from '../support/overflow';

/** The spacing a reader may set (WCAG 1.4.12), as a style sheet of the reader's own. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

for (const { path, name, locale } of everyPage)
  test(`nothing is cut at ${path} with more space in the text (${name})`, async ({
    page,
    context,
  }) => {
    await alreadyChose(context, ['functional']);
    await page.goto(path);
    await expectNoBanner(page, locale);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    for (const width of widths) {
      await widen(page, width);
      expect(await overflowOf(page), `${width} px`).toEqual([]);
    }
  });
