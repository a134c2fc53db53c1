import { expect, type Page, test } from '@playwright/test';
import { alreadyChose } from '../support/consent';
import { type locales, pathOf, words } from '../support/content';

/* Built on one day and read on another: the clock of the browser is set. */

/** The page of deadlines as a reader finds it at noon of a day. */
async function openOn(page: Page, day: string, locale: (typeof locales)[number]) {
  await alreadyChose(page.context());
  await page.clock.setFixedTime(`${day}T12:00:00Z`);
  await page.goto(pathOf('pages/deadlines', locale));
}

const datesIn = (page: Page, stage: string) =>
  page
    .locator(`[data-stage="${stage}"] time`)
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

test('a day is to come until it has come, in every section', async ({ page }) => {
  // As it was built: nothing has come since.
  await openOn(page, '2020-01-01', 'en');
  const coming = await datesIn(page, 'coming');
  const past = await datesIn(page, 'past');
  const [next = ''] = coming.toSorted();
  const moved = coming.filter((date) => date === next);
  expect(moved).not.toEqual([]);

  await openOn(page, next, 'en');
  await expect.poll(() => datesIn(page, 'coming')).toEqual(coming.filter((date) => date !== next));
  expect((await datesIn(page, 'past')).sort()).toEqual([...past, ...moved].sort());

  const eve = new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10);
  await openOn(page, eve, 'en');
  expect(await datesIn(page, 'coming')).toEqual(coming);
});

test('once every day has come, nothing is called to come, in either country', async ({ page }) => {
  await openOn(page, '2200-01-01', 'fr');
  await expect(page.getByRole('heading', { name: words.fr.deadlines.coming })).toHaveCount(0);
  await page.getByRole('radio', { name: words.fr.footer.countries.LU, exact: true }).check();
  await page.locator('#all > summary').click();
  const all = page.locator('#all [data-stage="past"]');
  await all.locator('summary').click();
  const shown = all.locator('.deadline').filter({ visible: true });
  await expect(shown).not.toHaveCount(0);
  await expect(shown.and(page.locator(':not([data-countries~="LU"])'))).toHaveCount(0);
});

test('a choice of country says how many dates are left, in what is folded as well', async ({
  page,
}) => {
  await openOn(page, '2020-01-01', 'fr');
  const lines = page.locator('.year-line');
  const marks = page.locator('.year-days [data-countries]').filter({ visible: true });
  expect(await marks.count()).toBeGreaterThan(0);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toBeEmpty();
  await page.locator('.deadlines details').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });
  for (const country of ['LU', 'FR'] as const) {
    await page
      .getByRole('radio', { name: words.fr.footer.countries[country], exact: true })
      .check();
    const shown = await page.locator('.deadline').filter({ visible: true }).count();
    expect(shown).toBeGreaterThan(0);
    await expect(status).toHaveText(words.fr.deadlines.shown.replace('{count}', String(shown)));
    // Each line counts what it opens on.
    for (const line of await lines.all()) {
      const count = await line.locator('.deadline').filter({ visible: true }).count();
      const said = words.fr.tools.dates.replace('{count}', String(count));
      await expect(
        line.locator('summary > .small [data-choices]').filter({ visible: true }).first(),
      ).toHaveText(said);
    }
    await expect(marks.and(page.locator(`:not([data-countries~="${country}"])`))).toHaveCount(0);
  }
});
