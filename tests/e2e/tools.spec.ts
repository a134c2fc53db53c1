import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectNoFault, expectNoFaultIn, widen, widths } from '../support/axe';
import { alreadyChose } from '../support/consent';
import { locales, pages, pathOf, words } from '../support/content';
import { overflowOf } from '../support/overflow';

test.describe('the calculator of beneficial owners', () => {
  const path = pathOf('pages/beneficial-owners', 'fr');

  /** Opens the calculator and waits until it calculates. */
  async function open(page: Page, locale: (typeof locales)[number] = 'fr') {
    await alreadyChose(page.context(), ['functional']);
    await page.goto(pathOf('pages/beneficial-owners', locale));
    await expect(page.locator('#owners-client')).toBeEnabled();
  }

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
    await open(page, 'en');
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
    await open(page);
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
    await open(page);
    await page.locator('#owners-r1-name').fill('P');
    await page.locator('#owners-r1-share').fill('30');
    await page.keyboard.press('Enter');
    const heading = page.locator('.tool-live h3').first();
    await expect(heading).toBeInViewport();
    expect(await focusedId(page)).toBe('owners-r1-share');
    await expect(page.locator('.owners-next').getByRole('link')).toBeInViewport({ ratio: 1 });
  });

  test('on a phone the fields fold to a line that brings them back', async ({ page }) => {
    await widen(page, 390);
    await open(page);
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
    await open(page);
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

  test('what cannot be calculated is said, and led to', { tag: '@everywhere' }, async ({
    page,
  }) => {
    await open(page);
    for (const required of ['name', 'share'])
      await expect(page.locator(`#owners-r1-${required}`)).toHaveAttribute('aria-required', 'true');
    const { client, optional } = words.fr.owners;
    await expect(page.getByLabel(`${client} (${optional})`)).not.toHaveAttribute('aria-required');
    await page.locator('#owners-r1-name').fill('P');
    await page.locator('#owners-r1-share').fill('101');
    await page.locator('#owners-r1-share').press('Enter');
    const summary = page.locator('form .error-summary[role=alert]');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#owners-r1-share')).toBeFocused();
    await expect(page.locator('#owners-r1-share')).toHaveAccessibleDescription(/1 \(P\)/);
  });

  for (const locale of locales)
    test(`axe finds nothing in the calculator in ${locale}, and nothing is cut`, async ({
      page,
    }) => {
      await open(page, locale);
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

  test('a result prints alone, with its tree, on two sheets at most', async ({ page }) => {
    await open(page);
    await page.locator('#owners-r1-name').fill('P');
    await page.locator('#owners-r1-share').fill('30');
    await page.locator('#owners-r1-share').press('Enter');
    await expect(page.locator('.tool-live .owners-result')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const shown of ['.owners-rules', '.owners-sums', '.ownership', 'p.small'])
      await expect(page.locator(`.tool-live ${shown}`).last()).toBeVisible();
    const { method, limits, preparedBy, reviewedBy, basis } = words.fr.owners;
    for (const text of [method, limits, basis.FR, preparedBy, reviewedBy])
      await expect(page.getByText(text.slice(0, 30).replaceAll(' :', '\u202f:'))).toBeVisible();
    for (const left of ['.tool-fields', '.details', '#rules', '#assumptions'])
      await expect(page.locator(left).first()).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/MediaBox/g)?.length).toBeLessThanOrEqual(2);
  });

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

  test('a case lives in the address: reloaded, sent, and found on the way back', async ({
    page,
  }) => {
    const requests: string[] = [];
    await open(page);
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
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
    await open(page);
    await enterCase(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.fr.owners.save }).click(),
    ]);
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.fr.owners.csv }).click(),
    ]);
    expect(await readFile(await table.path(), 'utf8')).toMatch(/"Anne";"20\s%"/);

    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: words.fr.owners.clear }).click();
    await expect(page.locator('#owners-client')).toHaveValue('');
    await expect.poll(() => new URL(page.url()).hash).toBe('');

    const file = page.locator('.tool-form input[type=file]');
    await file.setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    });
    await expect(page.getByRole('alert')).toHaveText(words.fr.owners.openFailed);
    await file.setInputFiles(await saved.path());
    await expect(result(page)).toBeVisible();
    await expect(page.locator('#owners-client')).toHaveValue('Client & fils');
    await expect(page.locator('#owners-r1-name')).toHaveValue('Holding, une');
  });

  test('own shares, votes and namesakes are asked for and said', async ({ page }) => {
    await open(page);
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
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details'))
        details.setAttribute('open', '');
    });
    const broken = await page
      .locator('.owner > strong, .owner > .owner-share')
      .evaluateAll((names) =>
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
      await page.goto(path);
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
});

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
    await alreadyChose(context, ['functional']);
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
  await alreadyChose(context, ['functional']);
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

const [file] = pages.filter(({ type }) => type === 'StarterFile');
if (!file) throw new Error('There is no starter file.');

test('each part of a starter file prints on two sheets at most', async ({ page }) => {
  await page.goto(file.path);
  const parts = await page.locator('main .section').count();
  expect(parts).toBeGreaterThan(0);
  for (let part = 0; part < parts; part++) {
    await page.goto(file.path);
    await page.evaluate(async (kept) => {
      await document.fonts.ready;
      for (const [index, section] of document.querySelectorAll('main .section').entries())
        if (index !== kept) section.remove();
    }, part);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/MediaBox/g)?.length).toBeLessThanOrEqual(2);
  }
});

test('a result leads to the demo in the first screen, with the profession', async ({
  page,
  context,
}) => {
  await alreadyChose(context, ['functional']);
  const path = scopeIn('en');
  await page.goto(path);
  const id = await page.locator('.scope-yes h2').first().getAttribute('id');
  for (const [width, height] of [
    [1440, 900],
    [390, 750],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${path}#${id}`);
    await expect(page.locator('.scope-next:visible .button').first()).toBeInViewport({
      ratio: 1,
    });
  }
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
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    dialog.accept();
  });
  await page.goto(pathOf('pages/demo', 'en'));
  await expect(page.locator('main form [name="sector"]')).toHaveValue('');
  expect(questions).toEqual([]);
});
