import { expect, type Page, test } from '@playwright/test';
import { expectNoFault, widen, widths } from '../support/axe';
import { alreadyChose } from '../support/consent';
import { locales, pages, pathOf, words } from '../support/content';
import { overflowOf } from '../support/overflow';
import { questionsOn } from '../support/tool-page';

/* A questionnaire by keyboard, one step at a time; nothing but links and `:target` is at work. */

/** The address of a questionnaire. @throws Error where there is none */
function scopeIn(locale: (typeof locales)[number]): string {
  const scope = pages.find((page) => page.type === 'Scope' && page.locale === locale);
  if (!scope) throw new Error(`There is no questionnaire in ${locale}.`);
  return scope.path;
}

for (const locale of locales) {
  test(`a questionnaire in ${locale} leads to a result and back, by keyboard`, async ({
    page,
    context,
  }) => {
    await alreadyChose(context);
    await widen(page, 320);
    await page.goto(scopeIn(locale));
    const shown = page.locator('.scope-step:visible');
    await expect(shown).toHaveCount(1);
    await shown.locator('.answers a').first().focus();
    const before: string[] = [];
    const given: string[] = [];
    while ((await shown.locator('.answers').count()) > 0) {
      before.push(await page.evaluate(() => location.hash));
      given.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Enter');
      await expectStepWithFocus(page);
      // From the heading, Tab goes to the first answer, or to what follows a result.
      await page.keyboard.press('Tab');
    }
    await expect(shown).toHaveClass(/scope-result/);
    // The result says what was answered, also to whoever is sent its address.
    await page.reload();
    await expect(shown.locator('.scope-given dd:not(.scope-change)')).toHaveText(given);
    await shown.locator('summary').press('Enter');
    for (const width of widths) {
      await widen(page, width);
      expect(await overflowOf(page)).toEqual([]);
      await expectNoFault(page, 'the result of a questionnaire');
    }
    await shown.getByRole('link', { name: words[locale].scope.change }).last().press('Enter');
    await expectStepWithFocus(page);
    expect(await page.evaluate(() => location.hash)).toBe(before.at(-1));
  });
}

test('a step has the focus and a title of its own, however one comes to it', async ({
  page,
  context,
}) => {
  await alreadyChose(context);
  await page.goto(scopeIn('en'));
  const title = await page.title();
  await page.locator('.scope-step:visible .answers a').first().press('Enter');
  await expectStepWithFocus(page);
  const heading = page.locator('.scope-step:visible h2');
  const ofStep = await page.title();
  expect(await heading.textContent()).toContain(ofStep.replace(title, '').split(' ·')[0]);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await page.goForward();
  await expectStepWithFocus(page);
  await expect(page).toHaveTitle(ofStep);
  await page.reload();
  await expectStepWithFocus(page);
});

test.describe('without script, a questionnaire', () => {
  test.use({ javaScriptEnabled: false });

  test('says why a result is so in a fold', async ({ page }) => {
    const [result = ''] = await addressesOfSeveralWays(page);
    await page.goto(result);
    const why = page.locator('.scope-step:visible .scope-why');
    await expect(why.locator('> .references')).toBeHidden();
    await why.locator('> summary').click();
    await expect(why.locator('> .references')).toBeVisible();
  });

  test('says on screen and on paper what was answered', { tag: '@everywhere' }, async ({
    page,
  }) => {
    const lists = page.locator('.scope-step:visible .scope-given dl');
    const ofSeveralWays = await addressesOfSeveralWays(page);
    const [, byPath = ''] = ofSeveralWays;
    await page.goto(byPath);
    await expect(lists).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(lists).toHaveCount(1);
    await expect(lists.locator('dd').first()).toBeVisible();
    await expect(lists.locator('a').first()).toBeHidden();
    await page.emulateMedia({ media: null });
    // Its bare id, as it was sent before, says what each way would have been answered.
    await page.goto(byPath.replace(/_.*$/, ''));
    await expect(lists).toHaveCount(ofSeveralWays.length - 1);
  });
});

/** The bare address of a result that several ways lead to, then one for each way. */
async function addressesOfSeveralWays(page: Page) {
  for (const { path } of pages.filter(({ type, locale }) => type === 'Scope' && locale === 'fr')) {
    await page.goto(path);
    const ids = page.locator('.scope-showings:has(.scope-result + .scope-result) h2');
    const [first] = await ids.all();
    if (!first) continue;
    const copies = page.locator('.scope-showings', {
      has: page.locator(`#${await first.getAttribute('id')}`),
    });
    const found = await copies.locator('h2').all();
    return Promise.all(found.map(async (id) => `${path}#${await id.getAttribute('id')}`));
  }
  throw new Error('No questionnaire has a result that several ways lead to.');
}

/** One step is shown, and a screen reader starts at its heading. */
async function expectStepWithFocus(page: Page) {
  const shown = page.locator('.scope-step:visible');
  await expect(shown).toHaveCount(1);
  const heading = shown.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
}

/** Opens a result as each of the first screens that it has to lead on from. */
async function* firstScreens(page: Page, address: string) {
  for (const [width, height] of [
    [1440, 900],
    [390, 750],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    yield page.locator('.scope-next:visible .button');
  }
}

test('whoever is outside the law has that to print first, then the demo, in the first screen', async ({
  page,
  context,
}) => {
  await alreadyChose(context);
  const path = scopeIn('fr');
  await page.goto(path);
  const id = await page.locator('.scope-outside h2').first().getAttribute('id');
  for await (const buttons of firstScreens(page, `${path}#${id}`)) {
    await expect(buttons).toHaveCount(2);
    await expect(buttons.first()).toHaveText(words.fr.scope.next.proof.print);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.scope-record:visible')).toHaveCount(1);
});

test('a result leads to the demo in the first screen, with the profession', async ({
  page,
  context,
}) => {
  await alreadyChose(context);
  const path = scopeIn('en');
  await page.goto(path);
  const id = await page.locator('.scope-yes h2').first().getAttribute('id');
  for await (const buttons of firstScreens(page, `${path}#${id}`))
    await expect(buttons.first()).toBeInViewport({ ratio: 1 });
  await page.locator('.scope-next:visible .button').first().click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('pages/demo', 'en')}#sector=`));
  await expect(page.locator('main form [name="sector"]')).not.toHaveValue('');
  const others = page.locator('main form [name]:not([type=hidden], [type=checkbox])');
  const values = await others.evaluateAll((fields) =>
    fields.flatMap((field) =>
      (field as HTMLInputElement).value ? [field.getAttribute('name')] : [],
    ),
  );
  expect(values).toEqual(['sector']);
  // Nothing was typed, so leaving asks nothing.
  const questions = questionsOn(page);
  await page.goto(pathOf('pages/demo', 'en'));
  await expect(page.locator('main form [name="sector"]')).toHaveValue('');
  expect(questions).toEqual([]);
});
