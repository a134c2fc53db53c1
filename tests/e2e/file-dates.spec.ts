import { expect, type Page, test } from '@playwright/test';
import { formatDate } from '@/lib/format';
import { expectNoFaultIn } from '../support/axe';
import { alreadyChose } from '../support/consent';
import { locales, pathOf, words } from '../support/content';
import { overflowOf } from '../support/overflow';
import { requestsOf, savedFile, sheetsOf } from '../support/tool-page';

/* The dates of a file, worked out in the browser. */

type Locale = (typeof locales)[number];

/** Opens the tool and waits until it can count. */
async function open(page: Page, locale: Locale = 'fr', hash = '') {
  await alreadyChose(page.context());
  await page.goto(pathOf('pages/file-dates', locale) + hash);
  await expect(page.locator('#dates-country')).toBeEnabled();
}

const result = (page: Page) => page.locator('.tool-live');
const days = (page: Page) =>
  result(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));

test('a keyboard alone enters two dates and reads what follows', async ({ page }) => {
  await open(page, 'en');
  const requests = requestsOf(page);
  await page.locator('#dates-country').focus();
  // Past the example.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('14/3/2026');
  await page.locator('#dates-discrepancy').focus();
  await page.keyboard.type('02/08/2027');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dossier 7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveText(/^.*3/);
  expect(await days(page)).toEqual(['2027-08-16', '2031-03-14']);
  await expect(result(page).locator('h3')).toContainText('Dossier 7');
  for (const day of ['2027-08-16', '2031-03-14', '2027-08-02', '2026-03-14'])
    await expect(result(page)).toContainText(formatDate(day, 'en'));
  for (const rule of ['retentionFR', 'retention2027', 'discrepancy2027'] as const)
    await expect(result(page)).toContainText(words.en.fileDates.rules[rule].refs);

  // A correction takes the result away until it is asked for again.
  await page.locator('#dates-discrepancy').fill('');
  await expect(result(page)).toBeEmpty();
  await page.locator('#dates-discrepancy').press('Enter');
  expect(await days(page)).toEqual(['2031-03-14']);
  // The view of the page may be sent meanwhile, and the icon fetched.
  for (const request of requests) expect(request).not.toMatch(/14.?3.?2026|2026-03|Dossier/);
});

test('what is no day is said, led to, and gone once corrected', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: words.fr.fileDates.calculate }).click();
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await page.locator('#dates-update').fill('31/02/2026');
  await page.locator('#dates-update').press('Enter');
  await expect(summary).toBeFocused();
  await summary.getByRole('link').press('Enter');
  await expect(page.locator('#dates-update')).toBeFocused();
  await expect(page.locator('#dates-update')).toHaveAccessibleDescription(/14\/03\/2027/);
  await page.locator('#dates-update').fill('28/02/2027');
  await page.locator('#dates-update').press('Enter');
  await expect(summary).toHaveCount(0);
  expect(await days(page)).toEqual(['2028-02-28', '2032-02-28']);
});

test('the other country asks for its own days, and keeps what both ask for', async ({ page }) => {
  await open(page);
  await page.locator('#dates-relationEnd').fill('14/03/2026');
  await expect(page.locator('#dates-mail')).toBeHidden();
  await page.locator('form summary').click();
  await page.locator('#dates-mail').fill('30/11/2026');
  await page.locator('#dates-country').selectOption('LU');
  await expect(page.locator('#dates-mail')).toHaveCount(0);
  await page.locator('#dates-aedLetter').fill('01/09/2027');
  await page.locator('#dates-aedLetter').press('Enter');
  expect(await days(page)).toEqual(['2027-09-29', '2031-03-14']);
});

test('the days of one trade unfold for a link that holds one', async ({ page }) => {
  await open(page, 'fr', '#dates=FR;mail,2026-11-30');
  await page.getByRole('button', { name: words.fr.fileDates.edit }).click();
  await expect(page.locator('#dates-country')).toBeFocused();
  await expect(page.locator('#dates-mail')).toBeVisible();
  await expect(page.locator('#dates-mail')).toHaveValue('30/11/2026');
});

test('the example can be tried: it comes to what is drawn before', async ({ page }) => {
  await open(page);
  const { loadExample } = words.fr.fileDates;
  const drawn = await page
    .locator('.tool-example time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  await page.getByRole('button', { name: loadExample }).click();
  expect(await days(page)).toEqual(drawn);
  await expect(page.locator('.tool-example')).toHaveCount(0);
  await expect(page.locator('#dates-country')).not.toHaveValue('');
});

test('the days live in the address, without the reference: sent, reloaded, never requested', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await open(page);
  await page.locator('#dates-reference').fill('Confidentiel');
  await page.locator('#dates-relationEnd').fill('14/03/2026');
  await page.locator('#dates-relationEnd').press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#dates=FR;relationEnd,2026-03-14');
  await page.reload();
  await expect(result(page)).toBeVisible();
  await expect(page.locator('#dates-relationEnd')).toHaveValue('14/03/2026');
  await expect(page.locator('#dates-reference')).toHaveValue('');

  await page.goto('about:blank');
  await open(page, 'en', '#dates=LU;transaction,2024-02-29');
  await expect(result(page).locator('h3')).toBeFocused();
  expect(await days(page)).toEqual(['2029-02-28']);
  await expect(page.locator('#dates-country')).toHaveValue('LU');
  await page.getByRole('button', { name: words.en.fileDates.clear }).click();
  await expect(page.locator('#dates-country')).toBeFocused();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  // Whoever leaves sends what still waits.
  await page.goto('about:blank');
  for (const request of requests) expect(request).not.toMatch(/dates=|2026-03|2024-02|Confid/);
});

test('a link that was cut is said to be', async ({ page }) => {
  await open(page, 'fr', '#dates=FR;relationEnd,2026-0');
  await expect(
    page.getByRole('alert').filter({ hasText: words.fr.fileDates.linkFailed }),
  ).toBeVisible();
});

test('the calendar file has the days to come, and asks nobody for it', {
  tag: '@everywhere',
}, async ({ page }) => {
  await page.clock.setFixedTime('2027-08-03T12:00:00Z');
  await open(page, 'fr', '#dates=FR;relationEnd,2026-03-14;licenceRequest,2027-01-31');
  await expect(result(page)).toBeVisible();
  const requests = requestsOf(page);
  const button = page.getByRole('button', { name: words.fr.fileDates.calendar });
  const { name, content } = await savedFile(page, button);
  expect(name).toMatch(/\.ics$/);
  const calendar = content.toString();
  expect(calendar.match(/DTSTART.*2031\d+/g)).toHaveLength(2);
  expect(calendar.match(/DTSTART/g)).toHaveLength(2);
  expect(requests.filter((address) => /^http/.test(address))).toEqual([]);
});

for (const locale of locales)
  test(`in ${locale} neither errors nor a result have a fault of accessibility, and all fits`, async ({
    page,
  }) => {
    await open(page, locale);
    for (const [text, state] of [
      ['x', 'errors'],
      ['29/02/2024', 'a result'],
    ] as const) {
      await page.locator('#dates-relationEnd').fill(text);
      await page.locator('#dates-discrepancy').fill('02/08/2027');
      await page.locator('#dates-discrepancy').press('Enter');
      await expectNoFaultIn(page, locale, state, { fromTop: true });
      expect(await overflowOf(page)).toEqual([]);
    }
  });

test('a result prints alone, on one sheet, with how it was counted', async ({ page }) => {
  await open(page, 'fr', '#dates=FR;relationEnd,2026-03-14;discrepancy,2027-08-02');
  await expect(result(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(result(page)).toBeVisible();
  await expect(page.locator('.tool-basis')).toBeVisible();
  for (const left of ['.tool-fields', '.dates-table', '#method'])
    await expect(page.locator(left).first()).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
});

test('where its code cannot be fetched, a note says so', async ({ page }) => {
  await page.route('**/assets/dates-*.js', (route) => route.abort());
  await page.goto(pathOf('pages/file-dates', 'fr'));
  await expect(page.locator('.tool-needs-script')).toBeVisible();
  await expect(page.locator('#dates-country')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every rule is there to read, and no field', async ({ page }) => {
    await page.goto(pathOf('pages/file-dates', 'en'));
    await expect(page.locator('.tool-needs-script')).toBeVisible();
    for (const control of await page.locator('main form :is(input, select, button)').all())
      await expect(control).toBeHidden();
    await page
      .locator('.details', { has: page.locator('.dates-table') })
      .locator('summary')
      .click();
    for (const { what } of Object.values(words.en.fileDates.rules))
      await expect(page.locator('.dates-table').getByText(what).first()).toBeVisible();
  });
});
