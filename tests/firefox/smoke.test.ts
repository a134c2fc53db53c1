import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../fixtures/routes';
import { type Firefox, openFirefox } from '../support/firefox';
import { mailsAbout, serviceRole } from '../support/platform';

const origin = 'http://localhost:3000';
const patience = { timeout: 30_000 };

let firefox: Firefox;
beforeAll(async () => {
  firefox = await openFirefox();
});
afterAll(() => firefox?.close());

const hidden = (selector: string) =>
  firefox.evaluate(`!document.querySelector('${selector}').checkVisibility()`);

test('asks about cookies until a choice is made, and keeps it', async () => {
  await firefox.goto(`${origin}/`);
  await expect.poll(() => hidden('#consent'), patience).toBe(false);
  await firefox.click('#consent button[value=accept]');
  await expect.poll(() => hidden('#consent'), patience).toBe(true);
  expect(await firefox.evaluate('document.cookie')).toContain('statistics');

  await firefox.goto(`${origin}/avocats`);
  expect(await hidden('#consent')).toBe(true);
});

test.each(routes)('$path loads without a fault', async ({ path, locale }) => {
  await firefox.goto(origin + path);
  expect(await firefox.evaluate('document.documentElement.lang')).toBe(locale);
  expect(await firefox.evaluate('document.querySelectorAll("h1").length')).toBe(1);
  expect(firefox.faults).toEqual([]);
});

test('counts a view once', async () => {
  const path = `/contact?t=${crypto.randomUUID()}`;
  await firefox.goto(origin + path);
  const views = async () => {
    const { data } = await serviceRole
      .from('page_views')
      .select('user_agent')
      .eq('page_path', path);
    return data;
  };
  await expect.poll(views, patience).toEqual([{ user_agent: expect.stringContaining('Firefox/') }]);
  await firefox.goto(`${origin}/`);
  expect(await views()).toHaveLength(1);
});

test('opens and closes the menus', async () => {
  await firefox.viewport(1280, 900);
  await firefox.goto(`${origin}/`);
  const link = 'header .submenu a[href="/avocats"]';
  const submenu = 'header .submenu:has(a[href="/avocats"])';
  expect(await hidden(link)).toBe(true);
  await firefox.click(`${submenu} summary`);
  expect(await hidden(link)).toBe(false);
  await firefox.click('h1');
  expect(await hidden(link)).toBe(true);

  await firefox.viewport(390, 844);
  expect(await hidden('#site-menu')).toBe(true);
  await firefox.click('[popovertarget=site-menu]');
  expect(await hidden('#site-menu')).toBe(false);
});

test('sends a form', async () => {
  await firefox.viewport(1280, 900);
  await firefox.goto(`${origin}/en/contact`);
  await expect
    .poll(() => firefox.evaluate('document.querySelector("main form").noValidate'), patience)
    .toBe(true);
  const company = `Office ${crypto.randomUUID()}`;
  const words = {
    firstName: 'Nadia',
    lastName: 'Le Goff',
    email: 'nadia@office.example',
    company,
    subject: 'A question',
    message: 'How long does it take?',
  };
  for (const [name, value] of Object.entries(words))
    await firefox.type(`main form [name=${name}]`, value);
  await firefox.click('main form [name=consent]');
  await firefox.click('main form button');
  await expect
    .poll(() => firefox.evaluate('document.querySelector("main").innerText'), patience)
    .toContain('Message sent!');
  await expect.poll(async () => (await mailsAbout(company)).length, patience).toBe(1);
  expect(firefox.faults).toEqual([]);
});
