import { expect, test } from '@playwright/test';
import { consentWords } from '../fixtures/consent';
import { servedAt } from '../support/addresses';
import { consentOn } from '../support/consent';

for (const [locale, words] of Object.entries(consentWords) as [
  'fr' | 'en',
  typeof consentWords.fr,
][])
  test.describe(`the banner in ${locale}`, () => {
    test('is hidden in the HTML, and shown by the script', async ({ page, request }) => {
      const html = await (await request.get(servedAt(words.home))).text();
      expect(html).toMatch(/<section[^>]* id="consent"[^>]* hidden/);
      await page.goto(words.home);

      await expect(consentOn(page, locale).banner).toBeVisible();
    });

    test('fetches its code once the words are on the screen', async ({ page }) => {
      await page.goto(words.home);
      await expect(consentOn(page, locale).banner).toBeVisible();
      const [painted, fetched] = await page.evaluate(() => {
        const code = performance.getEntriesByType('resource');
        return [
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
          code.find(({ name }) => name.includes('/consent-banner-'))?.startTime,
        ];
      });
      expect(fetched).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
    });

    test('has accept and refuse side by side with the same weight, and customise', async ({
      page,
    }) => {
      await page.goto(words.home);
      const { accept, refuse, customise, save } = consentOn(page, locale);
      await expect(accept).toBeVisible();
      await expect(refuse).toBeVisible();
      await expect(customise).toBeVisible();
      await expect(save).toBeHidden();

      const [one, other] = [await accept.boundingBox(), await refuse.boundingBox()];
      expect(one?.y).toBe(other?.y);
      expect(one?.height).toBe(other?.height);
      expect(one?.width).toBeCloseTo(other?.width ?? 0, 0);
      const style = (element: Element) => {
        const { color, backgroundColor, border, font } = getComputedStyle(element);
        return { color, backgroundColor, border, font };
      };
      expect(await accept.evaluate(style)).toEqual(await refuse.evaluate(style));
    });

    test('has three categories: one always on, two that start unticked', async ({ page }) => {
      await page.goto(words.home);
      const { banner, customise, statistics, marketing } = consentOn(page, locale);
      await expect(statistics).toBeHidden();
      await customise.click();

      await expect(customise).toHaveAttribute('aria-expanded', 'true');
      await expect(banner.getByText(words.functional)).toBeVisible();
      await expect(banner.getByRole('checkbox')).toHaveCount(2);
      await expect(statistics).not.toBeChecked();
      await expect(marketing).not.toBeChecked();
    });

    test('links to what the privacy policy says about cookies', async ({ page }) => {
      await page.goto(words.home);
      const link = consentOn(page, locale).banner.getByRole('link');
      await expect(link).toHaveAttribute('href', words.policy);
      await link.click();

      await expect(page).toHaveURL(words.policy);
      await expect(page.locator('#cookies')).toBeVisible();
    });
  });
