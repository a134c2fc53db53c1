import { expect, test } from '@playwright/test';
import { consentWords } from '../fixtures/consent';
import { consentOn, settled } from '../support/consent';

const bannerCode = '**/assets/consent-banner-*.js';

test('where the code of the banner cannot be fetched, the footer link leads to the policy', async ({
  page,
}) => {
  await page.route(bannerCode, (route) => route.abort());
  await page.goto('/');
  await settled(page);
  const { banner, footerLink } = consentOn(page);
  await expect(banner).toBeHidden();
  await footerLink.click();

  await expect(page).toHaveURL(consentWords.fr.policy);
});

test('a visitor who has chosen does not fetch the code of the banner', async ({ page }) => {
  await page.goto('/');
  await consentOn(page).refuse.click();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/avocats');
  await settled(page);

  expect(fetched.join('\n')).toContain('/assets/page-');
  expect(fetched.join('\n')).not.toContain('consent-banner');
});
