import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { parse } from 'parse5';
import { professionOf } from '@/lib/content/front-matter';
import { expectNoFault, widen } from '../support/axe';
import { attribute, type Element, isElement, plain, walk } from '../support/built-pages';
import { alreadyChose, consentOn } from '../support/consent';
import { inMenu, locales, missingPath, pages } from '../support/content';
import { overflowOf } from '../support/overflow';
import { tabWalk } from '../support/tab-walk';
import { systemTypefacesOn } from './system-typefaces';

/* Every page is opened once, and looked at in each state that a reader may give it. */

/** Pages of one template are walked in one language each, by turns: so every profession is. */
const isWalked = ({ type, locale, name }: (typeof pages)[number]) =>
  (type !== 'Scope' && type !== 'StarterFile') ||
  locale === locales[professions.indexOf(professionOf({ name })) % locales.length];

const professions = inMenu('Sector', 'fr').map(professionOf);

const everyPage = [
  ...pages.filter(isWalked).map(({ path, locale }) => ({ path, locale, status: 200 })),
  ...locales.map((locale) => ({ path: missingPath[locale], locale, status: 404 })),
];

const [phone, desktop] = [320, 1280];

/** Both languages of a page have one template, so axe looks at it at one width in each. */
const axeAt = (locale: string) => (locale === 'en' ? desktop : phone);

/** Each pair of pages is walked by keyboard at both sizes, one in each language. */
const walkedAt = (locale: string) =>
  locale === 'en' ? { width: desktop, height: 720 } : { width: 390, height: 844 };

for (const { path, locale, status } of everyPage)
  test(`${path} in every state`, async ({ page, context }) => {
    test.slow();
    await alreadyChose(context);
    const session = await context.newCDPSession(page);
    const faults = await watchFaults(page, status);
    await widen(page, desktop);
    // The console names a path that is missing, without its query.
    const isMissing = status === 404;
    const isNamed =
      isMissing && page.waitForEvent('console', (message) => message.text().endsWith(path));
    const response = await page.goto(isMissing ? `${path}?a=1` : path);
    await isNamed;
    await test.step('answers with its policy', async () => {
      expect(response?.status()).toBe(status);
      expect(response?.request().redirectedFrom()).toBeNull();
      const policy = await response?.headerValue('content-security-policy');
      expect(policy).toContain("default-src 'none'");
    });
    for (const width of [desktop, phone]) {
      await widen(page, width);
      if (width === axeAt(locale))
        await test.step('axe finds nothing', () => expectNoFault(page, path));
      await test.step(`nothing is cut at ${width} px`, async () => {
        expect(await overflowOf(page)).toEqual([]);
        expect(await withTextSpacing(page), 'text spacing').toEqual([]);
        expect(await withLargeText(page, session), 'text at 200 %').toEqual([]);
      });
    }
    await test.step('reads the same without script, and asks nothing again', async () => {
      const words = wordsIn((await response?.text()) ?? '');
      expect(words).not.toBe('');
      expect(wordsIn(await page.content())).toBe(words);
      await expect(consentOn(page, locale).banner).toBeHidden();
    });
    await test.step('Tab reaches everything', async () => {
      await page.setViewportSize(walkedAt(locale));
      expect(await tabWalk(page)).toEqual([]);
    });
    await test.step('is drawn in the site’s own typefaces', async () =>
      expect(await systemTypefacesOn(page, session)).toEqual([]));
    await test.step('logs no error and breaks no policy', () => expect(faults).toEqual([]));
  });

/** Collects what the console, the network and the policy complain of. */
async function watchFaults(page: Page, status: number) {
  const faults: string[] = [];
  // The console calls a 404 page an error, and so does the site's script.
  const isExpected = (text: string) => status === 404 && text.includes('404');
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text()))
      faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400 && response.status() !== status)
      faults.push(`${response.status()}: ${response.url()}`);
  });
  await page.exposeFunction('reportFault', (fault: string) => faults.push(fault));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'reportFault')(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return faults;
}

/** The words of a page's content, without what a script fills in: the missing page's address, the days left to a date. */
function wordsIn(html: string): string {
  const nodes = [...walk(parse(html))];
  const main = nodes.filter(isElement).find(({ tagName }) => tagName === 'main');
  const isWords = (element: Element) =>
    element.tagName !== 'script' &&
    attribute(element, 'id') !== 'missing-path' &&
    attribute(element, 'data-day') === undefined;
  const words = main ? [...walk(main, isWords)] : [];
  return plain(words.map((node) => ('value' in node ? node.value : '')).join(''));
}

/** The spacing a reader may set (WCAG 1.4.12), as a style sheet of the reader's own. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

async function withTextSpacing(page: Page) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const faults = await overflowOf(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return faults;
}

/** What does not fit with a reader's larger default font: 32 px for 16. */
async function withLargeText(page: Page, session: CDPSession) {
  const setSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.send('Page.enable');
  await setSize(32);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  const faults = await overflowOf(page);
  await setSize(16);
  return faults;
}
