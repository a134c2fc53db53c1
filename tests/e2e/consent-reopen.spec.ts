import { expect, test } from '@playwright/test';
import { consentCookie, consentOn } from '../support/consent';
import { home, locales } from '../support/content';

for (const locale of locales)
  test(`the footer link reopens the banner with the details and the choice, in ${locale}`, async ({
    page,
    context,
  }) => {
    const consent = consentOn(page, locale);
    await page.goto(home[locale]);
    await consent.accept.click();
    await page.goto(home[locale]);
    await consent.footerLink.click();

    await expect(consent.banner).toBeVisible();
    await expect(consent.banner).toBeFocused();
    await expect(consent.customise).toHaveAttribute('aria-expanded', 'true');
    await expect(consent.statistics).toBeChecked();
    await expect(consent.marketing).toBeChecked();
    expect(page.url()).not.toContain('#');

    await consent.marketing.uncheck();
    await consent.save.click();
    await expect(consent.banner).toBeHidden();
    await expect(consent.footerLink).toBeFocused();
    expect((await consentCookie(context))?.categories).toEqual(['functional', 'statistics']);
  });

test('a refusal can become an acceptance, and the other way round', async ({ page, context }) => {
  const { accept, refuse, footerLink, statistics } = consentOn(page);
  await page.goto(home.fr);
  await refuse.click();
  await footerLink.click();
  await expect(statistics).not.toBeChecked();
  await accept.click();
  expect((await consentCookie(context))?.categories).toHaveLength(3);

  await footerLink.click();
  await expect(statistics).toBeChecked();
  await refuse.click();
  expect((await consentCookie(context))?.categories).toEqual(['functional']);
});

test('Escape leaves an earlier choice as it was, and gives the focus back', async ({
  page,
  context,
}) => {
  const { accept, banner, footerLink, statistics } = consentOn(page);
  await page.goto(home.fr);
  await accept.click();
  await footerLink.click();
  await statistics.uncheck();
  await page.keyboard.press('Escape');

  await expect(banner).toBeHidden();
  await expect(footerLink).toBeFocused();
  expect((await consentCookie(context))?.categories).toHaveLength(3);
  await footerLink.click();
  await expect(statistics).toBeChecked();
});

test('the link opens the details of a banner that still waits for a first choice', async ({
  page,
}) => {
  const { banner, customise, footerLink, statistics } = consentOn(page);
  await page.goto(home.fr);
  await expect(customise).toHaveAttribute('aria-expanded', 'false');
  await footerLink.press('Enter');

  await expect(banner).toBeFocused();
  await expect(statistics).toBeVisible();
});
