import { expect, test } from '@playwright/test';
import { email, frame, offices } from '../fixtures/frame';
import { entriesOf } from '../support/entries';

for (const [locale, words] of Object.entries(frame))
  test.describe(`the footer in ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(words.home));

    test('has the links of the specification', async ({ page }) => {
      const links = page.getByRole('contentinfo').getByRole('navigation');
      expect(await entriesOf(links)).toEqual(words.footer);
    });

    test('shows two offices with address and phone, and the e-mail', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      await expect(footer.locator('address')).toHaveCount(2);
      for (const { place, phone } of offices) {
        const office = footer.locator('address').filter({ hasText: place });
        const link = office.getByRole('link');
        await expect(office).toContainText(/\d{4}/);
        await expect(link).toHaveText(phone[0]);
        await expect(link).toHaveAttribute('href', phone[1]);
      }
      const mail = footer.getByRole('link', { name: email });
      await expect(mail).toHaveAttribute('href', `mailto:${email}`);
    });

    test('says © 2025', async ({ page }) => {
      await expect(page.getByRole('contentinfo')).toContainText('© 2025 Allié Compliance');
    });
  });
