import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteUrl } from '@/lib/environment';
import { home, indexed, pathOf, sectorPath } from '../support/content';
import { contactEn } from '../support/form-cases';
import { type Firefox, openFirefox } from '../support/open-firefox';
import { mailsAbout, serviceRole } from '../support/platform';

const options = { timeout: 30_000 };

let firefox: Firefox;
beforeAll(async () => {
  firefox = await openFirefox();
});
afterAll(() => firefox?.close());

const hidden = (selector: string) =>
  firefox.evaluate(`!document.querySelector('${selector}')?.checkVisibility()`);

test('asks about cookies until a choice is made, and keeps it', async () => {
  await firefox.goto(siteUrl + home.fr);
  await expect.poll(() => hidden('#consent'), options).toBe(false);
  await firefox.click('#consent button[value=accept]');
  await expect.poll(() => hidden('#consent'), options).toBe(true);
  expect(await firefox.evaluate('document.cookie')).toContain('statistics');

  await firefox.goto(siteUrl + sectorPath.fr);
  expect(await hidden('#consent')).toBe(true);
});

test.each(indexed)('$path loads without a fault', async ({ path, locale }) => {
  await firefox.goto(siteUrl + path);
  expect(await firefox.evaluate('document.documentElement.lang')).toBe(locale);
  expect(await firefox.evaluate('document.querySelectorAll("h1").length')).toBe(1);
  expect(firefox.faults).toEqual([]);
});

test('counts a view once', async () => {
  const path = `${pathOf('pages/contact', 'fr')}?t=${crypto.randomUUID().slice(0, 23)}`;
  await firefox.goto(siteUrl + path);
  const views = async () => {
    const { data } = await serviceRole
      .from('page_views')
      .select('user_agent')
      .eq('page_path', path);
    return data;
  };
  await expect.poll(views, options).toEqual([{ user_agent: expect.stringContaining('Firefox/') }]);
  await firefox.goto(siteUrl + home.fr);
  expect(await views()).toHaveLength(1);
});

test('opens and closes the menus', async () => {
  await firefox.viewport(1280, 900);
  await firefox.goto(siteUrl + home.fr);
  const link = `header .submenu a[href="${sectorPath.fr}"]`;
  const submenu = `header .submenu:has(a[href="${sectorPath.fr}"])`;
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
  await firefox.goto(siteUrl + contactEn.path);
  await expect
    .poll(() => firefox.evaluate('document.querySelector("main form").noValidate'), options)
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
    .poll(() => firefox.evaluate('document.querySelector("main").innerText'), options)
    .toContain(contactEn.success.title);
  await expect.poll(async () => (await mailsAbout(company)).length, options).toBe(1);
  expect(firefox.faults).toEqual([]);
});
