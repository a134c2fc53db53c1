import { test as base, expect } from '@playwright/test';
import { pathOf } from '../support/content';
import { unique, viewOf, viewsOf } from '../support/page-views';
import { type Chromium, openChromium } from './plain-chromium';

const test = base.extend<{ chromium: Chromium }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  chromium: async ({}, use) => {
    const chromium = await openChromium();
    await use(chromium);
    await chromium.close();
  },
});

/** The document that is prerendered, and then shown. */
const shown = 1;

/** Opens the home page at an address of its own and points one of its links at another such. */
async function restOnLink(chromium: Chromium, baseURL: string | undefined) {
  const here = unique('/');
  const contact = pathOf('pages/contact', 'fr');
  const there = unique(contact);
  await chromium.goto(baseURL + here);
  await viewOf(here);
  const { ready } = await chromium.prerendered();
  const at = await chromium.evaluate(`(() => {
    const link = document.querySelector('header a[href="${contact}"]');
    link.href = '${there}';
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width } = link.getBoundingClientRect();
    return [x + width / 2, y + 10];
  })()`);
  await chromium.mouse(['mouseMoved'], at);
  await ready;
  await expect.poll(() => chromium.evaluate('document.readyState', shown)).toBe('complete');
  return { here, there, click: () => chromium.mouse(['mousePressed', 'mouseReleased'], at) };
}

const activationStart = 'performance.getEntriesByType("navigation")[0].activationStart';
const bannerHidden = 'document.getElementById("consent")?.hidden ?? true';

test('a link the pointer rests on is prerendered, and counted once it is shown', async ({
  chromium,
  baseURL,
}) => {
  const { here, there, click } = await restOnLink(chromium, baseURL);
  const meanwhile = 'new Promise((done) => setTimeout(() => done(document.prerendering), 500))';
  expect(await chromium.evaluate(meanwhile, shown)).toBe(true);
  expect(await viewsOf(there)).toEqual([]);

  await click();
  const view = await viewOf(there);
  const [first] = await viewsOf(here);
  expect(view).toMatchObject({ referrer: baseURL + here, session_id: first?.session_id });
  expect(await chromium.evaluate(activationStart, shown)).toBeGreaterThan(0);

  const later = unique('/later');
  await chromium.evaluate(`history.pushState(null, '', '${later}')`, shown);
  await viewOf(later);
  expect(await viewsOf(there)).toHaveLength(1);
  expect(await viewsOf(here)).toHaveLength(1);
  expect(chromium.faults).toEqual([]);
});

test('a choice about cookies made meanwhile holds on the page that was prerendered', async ({
  chromium,
  baseURL,
}) => {
  const { there, click } = await restOnLink(chromium, baseURL);
  await expect.poll(() => chromium.evaluate(bannerHidden)).toBe(false);
  expect(await chromium.evaluate(bannerHidden, shown)).toBe(true);
  await chromium.evaluate('document.querySelector("#consent button[value=accept]").click()');
  await click();
  await viewOf(there);
  expect(await chromium.evaluate(bannerHidden, shown)).toBe(true);
});

test('without a choice the banner opens once the page is shown', async ({ chromium, baseURL }) => {
  const { click } = await restOnLink(chromium, baseURL);
  expect(await chromium.evaluate(bannerHidden, shown)).toBe(true);
  await click();
  await expect.poll(() => chromium.evaluate(bannerHidden, shown)).toBe(false);
});
