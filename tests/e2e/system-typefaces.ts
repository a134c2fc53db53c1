import type { CDPSession, Page } from '@playwright/test';

/** What is drawn in a typeface of the system: all of it where the site's own lack a letter. */
export async function systemTypefacesOn(page: Page, session: CDPSession): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const expected = await page.evaluate(drawnBySystem);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  const faults = await Promise.all(
    // All at once: each is a short question, and there are a thousand of them.
    nodeIds.map(async (nodeId, index) => {
      if (expected[index]) return [];
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (foreign.length === 0) return [];
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      return foreign.map(({ familyName }) => `${familyName} in ${outerHTML.slice(0, 120)}`);
    }),
  );
  await session.send('CSS.disable');
  return faults.flat();
}

/** Runs in the page: the elements with an arrow or the name of a datum, which the system draws. */
function drawnBySystem(): boolean[] {
  return [...document.querySelectorAll('body *')].map((element) => {
    const contents = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
    return (
      /[↑→↓]/.test(contents.join('')) ||
      element.closest('code') !== null ||
      element.querySelector('code') !== null
    );
  });
}
