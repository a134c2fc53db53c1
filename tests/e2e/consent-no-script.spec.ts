import { expect, test } from '@playwright/test';
import { consentWords } from '../fixtures/consent';
import { consentOn } from '../support/consent';

test.use({ javaScriptEnabled: false });

for (const locale of ['fr', 'en'] as const) {
  const { home, policy } = consentWords[locale];

  test(`without script no banner shows, and the link leads to the policy, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(home);
    await expect(page.locator('#consent')).toBeHidden();
    await consentOn(page, locale).footerLink.click();

    await expect(page).toHaveURL(policy);
    await expect(page.locator('#cookies')).toBeInViewport();
    await expect(page.locator('#consent')).toBeHidden();
  });
}
