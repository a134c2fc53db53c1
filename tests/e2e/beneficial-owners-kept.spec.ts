import { expect, type Page, test } from '@playwright/test';
import { enterOwner, openCalculator } from '../support/calculator';
import { pathOf, words } from '../support/content';
import { questionsOn, requestsOf, savedFile, sheetsOf } from '../support/tool-page';
import { elementsNamed, elementsOf, partsOfFile, wordsIn } from '../support/word-file';

/* How a case of beneficial owners is kept: in the address, in files, on paper. */

const path = pathOf('pages/beneficial-owners', 'fr');
const result = (page: Page) => page.locator('.tool-live .owners-result');

/** A company under one person's control, with two votes that differ from the capital. */
async function enterCase(page: Page) {
  await page.locator('#owners-client').fill('Client & fils');
  await page.locator('#owners-country').selectOption('LU');
  await page.locator('#owners-r1-name').fill('Holding, une');
  await page.locator('#owners-r1-kind').selectOption('company');
  await page.locator('#owners-r1-share').fill('1/3');
  await page.locator('#owners-r2-name').fill('Anne');
  await page.locator('#owners-r2-of').selectOption('r1');
  await page.locator('#owners-r2-share').fill('60');
  await page.locator('#owners-r2-share').press('Enter');
  await expect(result(page)).toBeVisible();
}

/** Opens the page at a fragment, as one does who follows a link. */
async function follow(page: Page, hash: string) {
  await page.goto('about:blank');
  await page.goto(path + hash);
  await expect(result(page)).toBeVisible();
}

test('a case lives in the address: reloaded, sent, and found on the way back', async ({ page }) => {
  await openCalculator(page);
  const requests = requestsOf(page);
  await enterCase(page);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#case=LU;.*1%2F3/);
  // Letters stand for the names until one chooses otherwise.
  expect(page.url()).not.toMatch(/Anne|Holding|fils/);
  const verdicts = await result(page).locator('.owners-rule strong').allTextContents();

  await page.reload();
  await expect(result(page)).toBeVisible();
  await expect(page.locator('#owners-country')).toHaveValue('LU');
  await expect(page.locator('#owners-r1-share')).toHaveValue('1/3');
  await expect(page.locator('#owners-r1-name')).toHaveValue('A');

  await page.goto(pathOf('pages/tools', 'fr'));
  await page.goBack();
  await expect(result(page)).toBeVisible();
  await expect(page.locator('#owners-r2-share')).toHaveValue('60');

  await page.locator('#owners-r2-name').fill('Anne, épouse B');
  await page.getByLabel(words.fr.owners.withNames).check();
  await expect.poll(() => page.url()).toContain('Anne');
  await follow(page, new URL(page.url()).hash);
  await expect(page.locator('#owners-r2-name')).toHaveValue('Anne, épouse B');
  expect(await result(page).locator('.owners-rule > p strong').count()).toBe(2);
  expect(verdicts.length).toBeGreaterThan(1);
  for (const request of requests) expect(request).not.toMatch(/case=|Anne/);

  // One that was cut is said to be.
  await page.goto('about:blank');
  await page.goto(`${path}#case=FR;;;p,A`);
  await expect(page.getByText(words.fr.owners.linkFailed)).toBeVisible();
  await expect(page.locator('#owners-client')).toBeEnabled();
});

test('a result says whether 2027 changes who is named', async ({ page }) => {
  const next = page.locator('.owners-next > div');
  await follow(page, '#case=FR;names;X;p,P,0,25,,,;p,Q,0,75,,,');
  await expect(next).toContainText(/2027.*: P\./);
  await follow(page, '#case=FR;names;X;p,P,0,40,,,;p,Q,0,60,,,');
  await expect(next).toContainText(/2027/);
  await expect(next).not.toContainText(/: P/);
});

test('a case is saved as a file, cleared, and opened again', async ({ page }) => {
  await openCalculator(page);
  await enterCase(page);
  const button = (name: string) => page.getByRole('button', { name });
  const saved = await savedFile(page, button(words.fr.owners.save));
  const table = await savedFile(page, button(words.fr.owners.csv));
  expect(table.content.toString()).toMatch(/"Anne";"20\s%"/);

  questionsOn(page);
  await button(words.fr.owners.clear).click();
  await expect(page.locator('#owners-client')).toHaveValue('');
  await expect.poll(() => new URL(page.url()).hash).toBe('');

  const file = page.locator('.tool-form input[type=file]');
  await file.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(page.getByRole('alert')).toHaveText(words.fr.owners.openFailed);
  await file.setInputFiles(saved.path);
  await expect(result(page)).toBeVisible();
  await expect(page.locator('#owners-client')).toHaveValue('Client & fils');
  await expect(page.locator('#owners-r1-name')).toHaveValue('Holding, une');
});

test('a result prints alone, with its tree, on two sheets at most', async ({ page }) => {
  await openCalculator(page);
  await enterOwner(page, 'P', '30');
  await expect(result(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['.owners-rules', '.owners-sums', '.ownership', 'p.small'])
    await expect(page.locator(`.tool-live ${shown}`).last()).toBeVisible();
  const { method, limits, preparedBy, reviewedBy, basis } = words.fr.owners;
  for (const text of [method, limits, basis.FR, preparedBy, reviewedBy])
    await expect(page.getByText(text.slice(0, 30).replaceAll(' :', '\u202f:'))).toBeVisible();
  for (const left of ['.tool-fields', '.details', '#rules', '#assumptions'])
    await expect(page.locator(left).first()).toBeHidden();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test('the statement is fetched on the click, filled in, and sent nowhere', async ({ page }) => {
  await openCalculator(page);
  await page.locator('#owners-client').fill('Client & fils');
  const requests = requestsOf(page);
  await enterOwner(page, 'Anne <é>', '30');
  const save = page.getByRole('button', { name: words.fr.owners.statement });
  await expect(save).toBeVisible();
  expect(requests.filter((request) => /docx|statement/.test(request))).toEqual([]);

  const { name, content } = await savedFile(page, save);
  expect(name).toMatch(/\.docx$/);
  const parts = partsOfFile(content);
  const body = elementsOf(parts['word/document.xml'] ?? '');
  const cells = elementsNamed(body, 'w:tc').map(wordsIn);
  expect(cells).toContain('Anne <é>');
  expect(elementsNamed(body, 'w:p').map(wordsIn).join()).toContain('Client & fils');
  expect(requests.filter((request) => /docx/.test(request))).toHaveLength(1);
  for (const request of requests) expect(request).not.toMatch(/Anne|fils/);
});

test('where the statement cannot be fetched, the page says so', async ({ page }) => {
  await openCalculator(page);
  await page.route('**/*.docx', (route) => route.abort());
  await enterOwner(page, 'P', '30');
  await page.getByRole('button', { name: words.fr.owners.statement }).click();
  await expect(page.getByText(words.fr.owners.statementFailed)).toBeVisible();
});
