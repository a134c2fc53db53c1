import type { CDPSession, Page } from '@playwright/test';

/** What is drawn in a typeface of the system: all of it where the site's own lack a letter. */
export async function systemTypefacesOn(page: Page, session: CDPSession): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(markNewCharacters);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-new-characters]',
  });
  const faults = await Promise.all(
    nodeIds.map(async (nodeId) => {
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

/**
 * Runs in the page: marks the elements with a character that none before has in the same typeface, since the
 * browser is slow to tell of every element. Those with an arrow or the name of a datum, which the system
 * draws, are left out.
 */
function markNewCharacters() {
  const seen = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    const contents = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
    if (/[↑→↓]/.test(contents.join('')) || element.closest('code') || element.querySelector('code'))
      continue;
    if (!element.checkVisibility()) continue;
    const { fontFamily, fontStyle, fontVariant, fontWeight } = getComputedStyle(element);
    const typeface = [fontFamily, fontStyle, fontVariant, fontWeight].join();
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const added = contents.filter((content) => content.startsWith('"'));
    const characters = [...texts.map(({ nodeValue }) => nodeValue), ...added].join('');
    const before = seen.size;
    for (const character of characters) seen.add(typeface + character);
    if (seen.size > before) element.setAttribute('data-new-characters', '');
  }
}
