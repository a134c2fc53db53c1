import { expect, type Page, test } from '@playwright/test';
import { alreadyChose } from '../support/consent';
import { locales, pathOf, words } from '../support/content';

/* The field above the glossary and above the register of texts. */

const lists = [
  ['pages/glossary', '.glossary .details'],
  ['pages/sources', '.source-articles > li'],
] as const;

// Each in one language: they share their code.
for (const [index, [name, items]] of lists.entries())
  for (const locale of locales.slice(index, index + 1)) {
    const { filter, foundNone, foundOne, foundMany } = words[locale].sources;
    const open = async (page: Page) => {
      await alreadyChose(page.context());
      await page.goto(pathOf(name, locale));
    };
    const found = (count: number) =>
      [foundNone, foundOne][count] ?? foundMany.replace('{count}', String(count));

    test(`${name} in ${locale}: what was typed is left, counted and said`, async ({ page }) => {
      await open(page);
      const field = page.getByRole('searchbox', { name: filter });
      const status = page.locator('.filter').getByRole('status');
      const listed = page.locator(items);
      const last = (await listed.last().locator('> :first-child').textContent()) ?? '';
      expect(last).not.toBe('');
      const all = await listed.count();
      // Capitals count for nothing.
      await field.fill(last.toUpperCase());
      await expect(listed.last()).toBeVisible();
      const shown = await listed.filter({ visible: true }).count();
      expect(shown).toBeLessThan(all);
      await expect(status).toHaveText(/\d/);

      await field.fill('zzzz');
      await expect(status).toHaveText(found(0));
      await expect(listed.filter({ visible: true })).toHaveCount(0);

      await field.fill('');
      await expect(status).toBeEmpty();
      await expect(page.locator('.filtered[hidden], .filtered [hidden]')).toHaveCount(0);
    });

    test(`${name} in ${locale}: what holds the words typed opens`, async ({ page }) => {
      await open(page);
      const field = page.getByRole('searchbox', { name: filter });
      const fold = page.locator('.filtered details:not(.cited)').nth(1);
      const folded = fold.locator('> :not(summary)').first();
      await expect(folded).toBeHidden();
      // In the register articles are looked for, not the day of the text over them.
      const held = fold.locator('.source-articles > li').or(folded).last();
      const [start] = ((await held.textContent()) ?? '').match(/(\S+\s+){2}\S+/) ?? [''];
      expect(start).not.toBe('');
      await field.fill(start);
      await expect(folded).toBeVisible();
      await field.fill('');
      await expect(folded).toBeHidden();
    });

    test(`${name} in ${locale}: without script there is no field`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(pathOf(name, locale));
      await expect(page.locator('.filter')).toBeHidden();
      await expect(page.locator('.filtered').first()).toBeVisible();
      await context.close();
    });
  }

test('a link to what was left out brings everything back', async ({ page }) => {
  await alreadyChose(page.context());
  const address = pathOf('pages/glossary', 'fr');
  await page.goto(address);
  const [first, last] = [
    page.locator('.glossary .details').first(),
    page.locator('.glossary .details').last(),
  ];
  const name = (await first.getAttribute('id')) ?? '';
  await page.getByRole('searchbox').fill(await last.locator('dfn').innerText());
  await expect(first).toBeHidden();
  await page.goto(`${address}#${name}`);
  await expect(first).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});
