import { type CDPSession, expect, test } from '@playwright/test';
import { indexed } from '../fixtures/routes';

/** Which elements are drawn with an arrow, that of the system. */
const withArrow = () =>
  [...document.querySelectorAll('body *')].map((element) => {
    const drawn = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
    return /[↑→↓]/.test(drawn.join(''));
  });

for (const { path, name } of indexed)
  test(`every letter at ${path} (${name}) is drawn in the site’s own typefaces`, async ({
    page,
  }) => {
    await page.goto(path);
    // Names of data are in the system's typeface.
    await page.evaluate(() => {
      for (const code of document.querySelectorAll('code')) code.remove();
    });
    await page.evaluate(() => document.fonts.ready);
    const arrows = await page.evaluate(withArrow);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const elements = await allElements(session);
    expect(elements).toHaveLength(arrows.length);
    const strange: string[] = [];
    for (const [index, nodeId] of elements.entries()) {
      if (arrows[index]) continue;
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { isCustomFont, familyName } of fonts)
        if (!isCustomFont) strange.push(`${familyName} in ${await htmlOf(session, nodeId)}`);
    }
    expect(strange).toEqual([]);
  });

async function allElements(session: CDPSession): Promise<number[]> {
  const { root } = await session.send('DOM.getDocument');
  const body = { nodeId: root.nodeId, selector: 'body *' };
  return (await session.send('DOM.querySelectorAll', body)).nodeIds;
}

const htmlOf = async (session: CDPSession, nodeId: number) =>
  (await session.send('DOM.getOuterHTML', { nodeId })).outerHTML.slice(0, 120);
