import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../fixtures/routes';
import { type Firefox, openFirefox } from '../support/firefox';

const origin = 'http://localhost:3000';

let firefox: Firefox;
beforeAll(async () => {
  firefox = await openFirefox();
});
afterAll(() => firefox?.close());

test.each(routes)('$path loads without a fault', async ({ path, locale }) => {
  await firefox.goto(origin + path);
  expect(await firefox.evaluate('document.documentElement.lang')).toBe(locale);
  expect(await firefox.evaluate('document.querySelectorAll("h1").length')).toBe(1);
  expect(firefox.faults).toEqual([]);
});
