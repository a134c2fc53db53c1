import { expect, test } from '@playwright/test';
import { frame } from '../fixtures/frame';
import { entriesOf } from '../support/entries';

for (const [locale, words] of Object.entries(frame))
  test.describe(`the header in ${locale}`, () => {
    test('has the entries of the specification, in their order', async ({ page }) => {
      await page.goto(words.home);
      const navigation = page
        .getByRole('banner')
        .getByRole('navigation', { name: words.navigation, exact: true });

      expect(await entriesOf(navigation.getByRole('list').first())).toEqual(words.entries);
    });

    test('has the brand that leads home, both languages and the contact button', async ({
      page,
    }) => {
      await page.goto(words.home);
      const header = page.getByRole('banner');
      const link = (name: string) => header.getByRole('link', { name, exact: true });
      const [label, to] = words.contact;

      await expect(link('Allié Compliance')).toHaveAttribute('href', words.home);
      await expect(link('FR Français')).toHaveAttribute('href', '/');
      await expect(link('EN English')).toHaveAttribute('href', '/en');
      await expect(link(label)).toHaveAttribute('href', to);
      expect(await header.getByRole('link').allTextContents()).toHaveLength(6);
    });
  });
