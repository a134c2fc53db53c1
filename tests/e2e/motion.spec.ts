import { expect, type Page, test } from '@playwright/test';
import { pageWith } from '../support/built-pages';
import { alreadyChose } from '../support/consent';
import { home, pathOf } from '../support/content';

const about = pathOf('pages/about', 'fr');

/** Counts animations from the first moment, and whether a page comes by a view transition. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { animated: false, transitioned: false });
    for (const event of ['animationstart', 'transitionrun'])
      addEventListener(event, () => Object.assign(window, { animated: true }));
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition?: unknown };
      Object.assign(window, { transitioned: Boolean(viewTransition) });
    });
  });

const seen = (page: Page, motion: 'animated' | 'transitioned') =>
  page.evaluate((key) => Reflect.get(window, key), motion);

/** The first stamp of a page, in sight: the exhibit it is on may be folded. */
async function showStamp(page: Page) {
  const stamp = page.locator('.stamp').first();
  await stamp.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await stamp.scrollIntoViewIfNeeded();
}

async function followLink(page: Page) {
  await page.getByRole('contentinfo').locator(`a[href="${about}"]`).press('Enter');
  await expect(page).toHaveURL(about);
}

test.beforeEach(async ({ page, context }) => {
  await alreadyChose(context);
  await watchMotion(page);
});

test('pages change by a transition, for whoever has not asked for less', async ({ page }) => {
  // Chromium leaves a transition out where the next page takes long.
  await expect(async () => {
    await page.goto(home.fr);
    await followLink(page);
    expect(await seen(page, 'transitioned')).toBe(true);
  }).toPass();
});

/* The one thing that moves on a page is its stamp. */
test('the stamp lands', async ({ page }) => {
  await page.goto(pageWith('stamp'));
  await showStamp(page);
  await expect.poll(() => seen(page, 'animated')).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, and pages change without a transition', async ({ page }) => {
    await page.goto(pageWith('stamp'));
    await page.waitForLoadState('networkidle');
    await showStamp(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await seen(page, 'animated')).toBe(false);
    await followLink(page);
    expect(await seen(page, 'transitioned')).toBe(false);
  });
});
