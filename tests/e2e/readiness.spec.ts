import { expect, type Page, test } from '@playwright/test';
import { formatDate } from '@/lib/format';
import { expectNoFaultIn } from '../support/axe';
import { eventsIn } from '../support/calendar-file';
import { alreadyChose } from '../support/consent';
import { locales, pathOf, words } from '../support/content';
import { overflowOf } from '../support/overflow';
import { requestsOf, savedFile } from '../support/tool-page';
import { elementsNamed, elementsOf, partsOfFile, wordsIn } from '../support/word-file';

/* The questions on what has to be ready for 2027. */

const open = async (page: Page, locale: (typeof locales)[number] = 'fr') => {
  await alreadyChose(page.context());
  await page.goto(pathOf('pages/readiness', locale));
};

const questions = (page: Page) => page.locator('.ready-question:visible');
const answer = (page: Page, index: number, value: string) =>
  questions(page).nth(index).locator(`[value="${value}"]`).check();

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what to do stands under a no and a not yet, under a yes nothing', async ({ page }) => {
    await open(page);
    // The first shows, as an example, what its answer would bring.
    await expect(page.locator('.ready-todo:visible')).toHaveCount(1);
    await expect(page.locator('.ready-example + .ready-todo')).toBeVisible();
    for (const [index, value] of ['no', 'not-yet', 'yes'].entries())
      await answer(page, index, value);
    for (const [index, shown] of [true, true, false, false].entries())
      await expect(questions(page).nth(index).locator('.ready-todo')).toBeVisible({
        visible: shown,
      });
    await page.locator('#ready-left').check();
    await expect(questions(page)).toHaveCount(2);
  });

  test('the count goes up with each answer, and stays in sight', async ({ page }) => {
    await open(page);
    const count = page.locator('.ready-count');
    const before = await count.screenshot();
    await answer(page, 0, 'yes');
    await expect(count).toBeInViewport({ ratio: 1 });
    expect((await count.screenshot()).equals(before)).toBe(false);
  });
});

test('the bar counts the questions of all and of one profession, open or not', async ({ page }) => {
  await open(page);
  const share = async () => {
    const cells = page.locator('.ready-progress > *');
    return [
      await cells.locator('visible=true').and(page.locator('[data-answer=yes]')).count(),
      await cells.count(),
    ];
  };
  const profession = page.locator('.ready-profession').first();
  const asked =
    (await questions(page).count()) + (await profession.locator('.ready-question').count());
  await expect.poll(share).toEqual([0, asked]);
  await answer(page, 0, 'yes');
  await expect.poll(share).toEqual([1, asked]);
  await profession.locator('summary').click();
  await expect(questions(page)).toHaveCount(asked);
  await expect.poll(share).toEqual([1, asked]);
});

test('paper has every question, and once answered what is left to do', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.ready').first().locator('.ready-todo:visible')).toHaveCount(
    await page.locator('.ready').first().locator('.ready-question').count(),
  );
  await page.emulateMedia({ media: 'screen' });
  await answer(page, 0, 'no');
  await answer(page, 1, 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(questions(page)).toHaveCount(1);
  await expect(page.locator('.ready-todo:visible')).toHaveCount(1);
});

test('each point of the list is a whole sentence', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    for (const no of document.querySelectorAll<HTMLElement>('.ready-question [value=no]'))
      no.click();
  });
  const leads = page.locator(
    '.ready-points > li > b + span, .ready-points > li > span:first-child',
  );
  // The code of the page writes the list once it is there.
  await expect(leads).not.toHaveCount(0);
  const sentences = await leads.allTextContents();
  const todo = (await page.locator('.ready-todo').allTextContents()).join();
  expect(sentences.filter((text) => /\([^)]*$/.test(text) || !todo.includes(`${text}.`))).toEqual(
    [],
  );
});

test('what is left to do becomes a Word file and a calendar, and is sent nowhere', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-25T12:00:00Z');
  await open(page);
  const { ready } = words.fr;
  const saveAs = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(saveAs(ready.document)).toBeHidden();
  await answer(page, 0, 'yes');
  await saveAs(ready.document).click();
  await expect(page.getByRole('status').filter({ hasText: ready.empty })).toBeVisible();
  await answer(page, 0, 'no');
  await answer(page, 1, 'yes');
  await answer(page, 2, 'not-yet');
  const left: { title: string; todo: string; day: string }[] = [];
  for (const index of [0, 2]) {
    const question = questions(page).nth(index);
    left.push({
      title: (await question.locator('legend').textContent()) ?? '',
      todo: (await question.locator('.ready-todo > p').first().textContent()) ?? '',
      day: (await question.getAttribute('data-from')) ?? '',
    });
  }
  const requests = requestsOf(page);

  const list = await savedFile(page, saveAs(ready.document));
  expect(list.name).toMatch(/\.docx$/);
  const parts = partsOfFile(list.content);
  const paragraphs = elementsNamed(elementsOf(parts['word/document.xml'] ?? ''), 'w:p');
  const texts = paragraphs.map(wordsIn);
  expect(texts).toEqual(expect.arrayContaining(left.flatMap(({ title, todo }) => [title, todo])));
  expect(texts.join()).toContain(formatDate('2026-11-25', 'fr'));
  expect(texts.join()).not.toContain('{{');
  await expect(page.getByRole('status').filter({ hasText: ready.empty })).toHaveCount(0);

  const file = await savedFile(page, saveAs(ready.calendar));
  expect(file.name).toMatch(/\.ics$/);
  const events = eventsIn(file.content.toString());
  expect(events.map(({ startDate, summary }) => [String(startDate), summary])).toEqual(
    left.map(({ day, title }) => [day, title]),
  );
  for (const [index, event] of events.entries()) {
    expect(event.description).toContain(left[index]?.todo);
    const [alarm] = event.component.getAllSubcomponents('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P29DT15H');
  }
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(requests.filter((request) => /docx/.test(request))).toHaveLength(1);
  expect(requests.filter((request) => request.includes(left[0]?.title ?? ''))).toEqual([]);
});

test('it says so where there is no date to come, or no document', async ({ page }) => {
  await page.clock.setFixedTime('2100-01-01T12:00:00Z');
  await page.route('**/*.docx', (route) => route.abort());
  await open(page, 'en');
  await answer(page, 0, 'no');
  const { ready } = words.en;
  await page.getByRole('button', { name: ready.calendar }).click();
  await expect(page.getByRole('status').filter({ hasText: ready.undated })).toBeVisible();
  await page.getByRole('button', { name: ready.document }).click();
  await expect(page.getByRole('alert').filter({ hasText: ready.failed })).toBeVisible();
});

test('the demo of a profession is asked for in its name', async ({ page }) => {
  await open(page);
  const profession = page.locator('.ready-profession').first();
  await profession.locator('summary').click();
  await expect(profession.locator('a.button')).toHaveAttribute('href', /#sector=[a-z-]+&/);
});

for (const locale of locales)
  test(`in ${locale} it has no fault of accessibility once answered, and fits`, async ({
    page,
  }) => {
    await open(page, locale);
    await page.locator('.ready-profession summary').first().click();
    for (const [index, value] of ['no', 'not-yet', 'yes'].entries())
      await answer(page, index, value);
    await expectNoFaultIn(page, locale, 'answered', { fromTop: true });
    expect(await overflowOf(page)).toEqual([]);
  });
