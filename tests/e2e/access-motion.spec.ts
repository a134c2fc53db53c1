import { expect, type Page, test } from '@playwright/test';
import { frame } from '../fixtures/frame';
import { alreadyChose } from '../support/consent';

/** Counts animations from the first moment, and whether a page comes by a view transition. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { animated: 0, transitioned: false });
    addEventListener('animationstart', () => Object.assign(window, { animated: 1 }));
    addEventListener('transitionrun', () => Object.assign(window, { animated: 1 }));
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition?: unknown };
      Object.assign(window, { transitioned: Boolean(viewTransition) });
    });
  });

const told = (page: Page, what: 'animated' | 'transitioned') =>
  page.evaluate((key) => Boolean(Reflect.get(window, key)), what);

const follow = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).press('Enter');

test.beforeEach(async ({ page, context }) => {
  await alreadyChose(context, ['functional']);
  await watchMotion(page);
});

test('the stamp lands and pages change by a transition, for whoever has not asked for less', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => told(page, 'animated')).toBe(true);
  await follow(page);
  await expect(page).toHaveURL('/a-propos');
  expect(await told(page, 'transitioned')).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [locale, { home }] of Object.entries(frame))
    test(`nothing moves at the home page in ${locale}`, async ({ page }) => {
      await page.goto(home);
      await page.waitForLoadState('networkidle');
      await page.locator('.stamp').scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await told(page, 'animated')).toBe(false);
    });

  test('pages change without a transition', async ({ page }) => {
    await page.goto('/');
    await follow(page);
    await expect(page).toHaveURL('/a-propos');
    expect(await told(page, 'transitioned')).toBe(false);
  });
});
