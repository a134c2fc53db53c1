import { expect, test } from '@playwright/test';
import { attribute, builtPages, named, pageWith } from '../support/built-pages';
import { alreadyChose } from '../support/consent';

test.beforeEach(({ context }) => alreadyChose(context));

test('an address with the fragment of the coming rule selects it', async ({ page }) => {
  await page.goto(pageWith('ownership-switch'));
  await expect(page.locator('#rule-today')).toBeChecked();
  await page.evaluate(() => location.assign('#rule-2027'));
  await expect(page.locator('#rule-2027')).toBeChecked();

  await page.reload();
  await expect(page.locator('#rule-2027')).toBeChecked();
});

test('a link to a fold opens it', async ({ page }) => {
  const [first] = builtPages.flatMap((built) =>
    named(built, 'details')
      .map((fold) => ({ path: built.path, id: attribute(fold, 'id') }))
      .filter(({ id }) => id && built.html.includes(`href="#${id}"`)),
  );
  expect(first, 'no page has a link to a fold').toBeDefined();
  const { path = '', id } = first ?? {};
  const fold = page.locator(`#${id}`);
  await page.goto(path);
  await expect(fold).not.toHaveAttribute('open');
  const link = page.locator(`a[href="#${id}"]`).first();
  // It may stand in a fold itself.
  await link.evaluate((element) => element.closest('details')?.toggleAttribute('open', true));
  await link.press('Enter');
  await expect(fold).toHaveAttribute('open');
});

const sectionsOf = (page: (typeof builtPages)[number]) =>
  named(page, 'section').filter((section) => attribute(section, 'id'));

test('the list of sections marks the one that is read, however many there are', async ({
  page,
}) => {
  const [longest] = builtPages
    .filter(({ html }) => html.includes('class="contents"'))
    .sort((a, b) => sectionsOf(b).length - sectionsOf(a).length);
  expect(longest).toBeDefined();
  if (!longest) return;
  const ids = sectionsOf(longest).map((section) => attribute(section, 'id'));
  expect(ids.length).toBeGreaterThan(10);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(longest.path);
  for (const id of [ids[1], ids[11]]) {
    await page
      .locator(`section[id="${id}"]`)
      .evaluate((section) =>
        scrollTo({ top: section.getBoundingClientRect().top + scrollY - 300, behavior: 'instant' }),
      );
    await expect(page.locator('.contents [aria-current="location"]')).toHaveAttribute(
      'href',
      `#${id}`,
    );
  }
});

test('no section is marked while the head of the page is read', async ({ page }) => {
  const sector = builtPages.find(({ html }) => html.includes('contents-Sector'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(sector?.path ?? '');
  const marked = page.locator('.contents [aria-current="location"]');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(marked).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked).toHaveCount(0);
});
