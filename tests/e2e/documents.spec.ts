import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { alreadyChose } from '../support/consent';
import { pathOf, sectorPath, words } from '../support/content';
import { contactEn } from '../support/form-cases';
import { formOn } from '../support/form-page';
import { elementsNamed, elementsOf, partsOfFile, wordsIn } from '../support/word-file';

test('the statement is fetched on the click, filled in, and sent nowhere', async ({ page }) => {
  await alreadyChose(page.context(), ['functional']);
  const { statement } = words.fr.owners;
  await page.goto(pathOf('pages/beneficial-owners', 'fr'));
  await page.locator('#owners-client').fill('Client & fils');
  await page.locator('#owners-r1-name').fill('Anne <é>');
  await page.locator('#owners-r1-share').fill('30');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await page.locator('#owners-r1-share').press('Enter');
  const save = page.getByRole('button', { name: statement });
  await expect(save).toBeVisible();
  expect(requests.filter((request) => /docx|statement/.test(request))).toEqual([]);

  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toMatch(/\.docx$/);
  const parts = partsOfFile(new Uint8Array(readFileSync(await file.path())));
  const body = elementsOf(parts['word/document.xml'] ?? '');
  const cells = elementsNamed(body, 'w:tc').map(wordsIn);
  expect(cells).toContain('Anne <é>');
  expect(elementsNamed(body, 'w:p').map(wordsIn).join()).toContain('Client & fils');
  expect(requests.filter((request) => /docx/.test(request))).toHaveLength(1);
  for (const request of requests) expect(request).not.toMatch(/Anne|fils/);
});

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

test('where the statement cannot be fetched, the page says so', async ({ page }) => {
  await alreadyChose(page.context(), ['functional']);
  await page.goto(pathOf('pages/beneficial-owners', 'fr'));
  await page.route('**/*.docx', (route) => route.abort());
  await page.locator('#owners-r1-name').fill('P');
  await page.locator('#owners-r1-share').fill('30');
  await page.locator('#owners-r1-share').press('Enter');
  await page.getByRole('button', { name: words.fr.owners.statement }).click();
  await expect(page.getByText(words.fr.owners.statementFailed)).toBeVisible();
});

test('the link for a mistake fills in the subject, for all to see', async ({ page }) => {
  const { field, awake, form } = formOn(page, contactEn);
  await alreadyChose(page.context(), ['functional']);
  await page.goto(sectorPath.en);
  await page.getByRole('link', { name: words.en.page.errorLink }).click();
  await awake();
  await expect(field('subject')).toHaveValue(/\S/);
  await expect(field('message')).toHaveValue('');
  // What a link filled in is nobody's typing: leaving asks no question.
  let asked = false;
  page.on('dialog', async (dialog) => {
    asked = true;
    await dialog.accept();
  });
  await page.goto(pathOf('pages/home', 'en'));
  expect(asked).toBe(false);
  await page.goto(`${contactEn.path}#consent=1&email=a@b.example`);
  await awake();
  await expect(field('email')).toHaveValue('');
  await expect(form).toBeVisible();
});

test('a link on the contact page writes its subject, and the next one writes over it', async ({
  page,
}) => {
  const { field, awake } = formOn(page, contactEn);
  await alreadyChose(page.context(), ['functional']);
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
