import { expect, test } from '@playwright/test';
import { alreadyChose } from '../support/consent';
import { pathOf, sectorPath, words } from '../support/content';
import { contactEn } from '../support/form-cases';
import { formOn } from '../support/form-page';
import { questionsOn } from '../support/tool-page';

/* What the fragment of an address shows or fills in. */

test('the changes of one profession stand alone, without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathOf('pages/changes', 'en'));
  const sections = page.locator('.deadline-profession');
  const count = await sections.count();
  expect(count).toBeGreaterThan(1);
  await expect(sections.filter({ visible: true })).toHaveCount(count);
  const address = await sections.first().getAttribute('id');
  await page.goto(`${pathOf('pages/changes', 'en')}#${address}`);
  await expect(sections.filter({ visible: true })).toHaveCount(1);
  await context.close();
});

test('the link for a mistake fills in the subject, for all to see', async ({ page }) => {
  const { field, awake, form } = formOn(page, contactEn);
  await alreadyChose(page.context());
  await page.goto(sectorPath.en);
  await page.getByRole('link', { name: words.en.page.errorLink }).click();
  await awake();
  await expect(field('subject')).toHaveValue(/\S/);
  await expect(field('message')).toHaveValue('');
  // What a link filled in is nobody's typing: leaving asks no question.
  const questions = questionsOn(page);
  await page.goto(pathOf('pages/home', 'en'));
  expect(questions).toEqual([]);
  await page.goto(`${contactEn.path}#consent=1&email=a@b.example`);
  await awake();
  await expect(field('email')).toHaveValue('');
  await expect(form).toBeVisible();
});

test('a link on the contact page writes its subject, and the next one writes over it', async ({
  page,
}) => {
  const { field, awake } = formOn(page, contactEn);
  await alreadyChose(page.context());
  await page.goto(contactEn.path);
  await awake();
  for (const subject of ['One & two', 'Three']) {
    await page.evaluate((text) => {
      location.hash = `subject=${encodeURIComponent(text)}`;
    }, subject);
    await expect(field('subject')).toHaveValue(subject);
    await expect(field('subject')).toBeFocused();
  }
});
