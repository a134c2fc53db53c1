import { expect, type Page, test } from '@playwright/test';
import { expectNoFaultIn, widen } from '../support/axe';
import { enterOwner, openCalculator } from '../support/calculator';
import { locales, pathOf, words } from '../support/content';
import { overflowOf } from '../support/overflow';

/* The calculator of beneficial owners: what is typed into it, and what it says. */

/** Types into the fields of a form in their order, by Tab and arrow keys alone. */
async function type(page: Page, entries: (string | number)[]) {
  for (const entry of entries) {
    if (typeof entry === 'string') await page.keyboard.type(entry);
    else for (let steps = 0; steps < entry; steps++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
  }
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('a result leads to the demo, and says from where in the fragment', async ({ page }) => {
  await openCalculator(page, 'en');
  await page.locator('.tool-start button').click();
  const link = page.locator('.owners-next').getByRole('link');
  const from = pathOf('pages/beneficial-owners', 'en');
  await expect(link).toHaveAttribute('href', `${pathOf('pages/demo', 'en')}#from=${from}`);
  for (const [width, room] of [[1440, 900] as const, [390, 750] as const]) {
    await widen(page, width);
    const head = await page.locator('.tool-live h3').boundingBox();
    const box = await link.boundingBox();
    expect((box?.y ?? room) + (box?.height ?? 0) - (head?.y ?? 0)).toBeLessThan(room);
  }
});

test('before there is a case an example is drawn, and there is nothing to keep', async ({
  page,
}) => {
  await openCalculator(page);
  const drawing = page.locator('.tool-example');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(drawing).toBeVisible();
  await expect(button(words.fr.owners.copyLink)).toHaveCount(0);
  await expect(button(words.fr.owners.open)).toBeVisible();
  await button(words.fr.owners.load).click();
  await expect(button(words.fr.owners.copyLink)).toBeVisible();
  await expect(drawing).toHaveCount(0);
});

test('on a phone whoever asks for the result sees it, and may type on', async ({ page }) => {
  await widen(page, 390);
  await openCalculator(page);
  await enterOwner(page, 'P', '30');
  const heading = page.locator('.tool-live h3').first();
  await expect(heading).toBeInViewport();
  expect(await focusedId(page)).toBe('owners-r1-share');
  await expect(page.locator('.owners-next').getByRole('link')).toBeInViewport({ ratio: 1 });
});

test('on a phone the fields fold to a line that brings them back', async ({ page }) => {
  await widen(page, 390);
  await openCalculator(page);
  await page.locator('.tool-start button').click();
  const heading = page.locator('.tool-live h3').first();
  await expect(heading).toBeFocused();
  await expect(page.locator('#owners-r1-name')).toBeHidden();
  await page.getByRole('button', { name: words.fr.owners.edit, exact: true }).click();
  await expect(page.locator('#owners-r1-name')).toBeVisible();
  await expect(page.locator('.tool-entry select').first()).toBeFocused();
  await expect(heading).toBeVisible();
});

test('a keyboard alone enters two levels and reads both results', async ({ page }) => {
  const sends: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sends.push(request.url()));
  await openCalculator(page);
  sends.length = 0;
  await page.locator('#owners-client').focus();
  // Client, country, votes; the company A (arrow keys choose what it is), in the client, half of it, no control.
  await type(page, ['X', 0, 0, 'A', 1, 0, '50', 0]);
  // Past the button that removes the line: the person P with half of A, and no control.
  await type(page, [0, 'P', 0, 1, '50,0', 0]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('owners-r3-name');
  await type(page, ['Q', 0, 0, '26']);
  await page.keyboard.press('Enter');
  // Enter in a box or a field calculates.
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toContainText('25');

  // Whoever is an owner under both rules first, each with the sum and the reasons.
  const { why } = words.fr.owners;
  const before = (text: string) => text.slice(0, text.indexOf('{')).trim().split(' ')[0];
  const persons = page.locator('.tool-live .owners-sums > li');
  await expect(persons.filter({ hasText: before(why.today) })).toHaveText([/^Q.*26\s%/]);
  await expect(persons).toHaveText([/^Q/, /^P.*50\s%\s×\s50\s%\s=\s25\s%/]);
  expect(sends).toEqual([]);

  // Asked again, it says so again, although nothing has changed.
  const announcement = page.locator('form > [role=status]');
  await announcement.evaluate((region) => {
    new MutationObserver(() => Object.assign(window, { announced: true })).observe(region, {
      childList: true,
    });
  });
  await page.locator('#owners-r3-share').press('Enter');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'announced'))).toBe(true);

  // What is taken away is said to be, and a second Enter takes nothing away.
  const said = page.locator('.tool-said[role=status]');
  await page.locator('#owners-r2-remove').press('Enter');
  await expect.poll(() => focusedId(page)).toBe('owners-r3-name');
  await expect(page.locator('.tool-live')).toBeEmpty();
  await expect(said).toContainText(words.fr.owners.removed.replace('{number}', '2'));
  await page.locator('#owners-r3-share').press('Enter');
  await expect(persons.first()).toBeVisible();
  await page.keyboard.type('1');
  await expect(page.locator('.tool-live')).toBeEmpty();
  await expect(said).not.toBeEmpty();
  await page.keyboard.type('1');
  await expect(said).not.toBeEmpty();
});

test('what cannot be calculated is named and linked', { tag: '@everywhere' }, async ({ page }) => {
  await openCalculator(page);
  for (const required of ['name', 'share'])
    await expect(page.locator(`#owners-r1-${required}`)).toHaveAttribute('aria-required', 'true');
  const { client, optional } = words.fr.owners;
  await expect(page.getByLabel(`${client} (${optional})`)).not.toHaveAttribute('aria-required');
  await enterOwner(page, 'P', '101');
  const summary = page.locator('form .error-summary[role=alert]');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#owners-r1-share')).toBeFocused();
  await expect(page.locator('#owners-r1-share')).toHaveAccessibleDescription(/1 \(P\)/);
});

for (const locale of locales)
  test(`axe finds nothing in the calculator in ${locale}, and nothing is cut`, async ({ page }) => {
    await openCalculator(page, locale);
    await page.locator('#owners-r2-share').fill('x');
    await page.locator('#owners-r2-share').press('Enter');
    await expect(page.locator('form .error-summary[role=alert]')).toBeFocused();
    await expectNoFaultIn(page, locale, 'errors', { fromTop: true });

    const { load } = words[locale].owners;
    const examples = page.locator('#owners-example option');
    for (let index = 0; index < (await examples.count()); index++) {
      // Where the fields do not fold.
      await widen(page, 1280);
      await page.locator('#owners-example').selectOption({ index });
      await page.getByRole('button', { name: load, exact: true }).click();
      await expect(page.locator('.tool-live .owners-result')).toBeVisible();
      await widen(page, 320);
      expect(await overflowOf(page)).toEqual([]);
    }
    await expectNoFaultIn(page, locale, 'a result', { fromTop: true });
  });

test('own shares, votes and namesakes are asked for and said', async ({ page }) => {
  await openCalculator(page);
  await page.locator('#owners-client').fill('X');
  await page.locator('#owners-r1-name').fill('X');
  await page.locator('#owners-r1-kind').selectOption('company');
  await page.locator('#owners-r1-share').fill('10');
  await page.locator('#owners-r2-name').fill('Jean Martin');
  await page.locator('#owners-r2-share').fill('12');
  await page.locator('#owners-add').click();
  await page.locator('#owners-r3-name').fill('jean  martin');
  await page.locator('#owners-r3-share').fill('12');
  await page.locator('#owners-r3-share').press('Enter');
  await expect(page.locator('.tool-live .tool-note li')).toHaveCount(4);
  await expect(page.locator('.tool-live .owners-sums')).toContainText(/24\s%.*26,66/);

  await page.getByLabel(words.fr.owners.votesDiffer).check();
  await page.locator('#owners-r2-votes').fill('60');
  await page.locator('#owners-r2-votes').press('Enter');
  await expect(page.locator('.tool-live .owners-sums')).toContainText(/73,33/);
});

test('on a phone no name breaks inside a word', async ({ page }) => {
  await widen(page, 390);
  await page.goto(pathOf('pages/beneficial-owners', 'fr'));
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '');
  });
  const broken = await page.locator('.owner > strong, .owner > .owner-share').evaluateAll((names) =>
    names
      .filter((name) => {
        const range = document.createRange();
        const text = name.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)].some(({ index, 0: word }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        });
      })
      .map((name) => name.textContent),
  );
  expect(broken).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the cases are there, and no field is', async ({ page }) => {
    await page.goto(pathOf('pages/beneficial-owners', 'fr'));
    await expect(page.locator('.tool-needs-script')).toBeVisible();
    for (const control of await page.locator('main form :is(input, select, button)').all())
      await expect(control).toBeHidden();
    for (const example of await page.locator('main details:has(.owners-result)').all()) {
      await example.locator('summary').click();
      await expect(example.locator('.owners-sums')).toBeVisible();
      await expect(example.locator('.ownership')).toBeVisible();
    }
  });
});
