import type { Page } from '@playwright/test';

type Stop = { name: string; inSight: boolean; ring: boolean; big: boolean };

/**
 * Walks a page by Tab, from its top to its end. WCAG 2.2: keyboard (2.1.1), no trap (2.1.2), focus
 * visible (2.4.7), not obscured (2.4.11), target size (2.5.8).
 * @returns where each stop is at fault, and what can be operated but was not reached.
 */
export async function tabWalk(page: Page) {
  const faults: string[] = [];
  // From the first link on, wherever the focus was.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('.skip-link');
    link?.focus();
    Object.assign(window, { reached: new Set([link]) });
  });
  for (let stops = 0; stops < 1000; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    if (!stop.inSight) faults.push(`${stop.name}: out of sight`);
    if (!stop.ring) faults.push(`${stop.name}: no ring`);
    if (!stop.big) faults.push(`${stop.name}: under 24 px`);
  }
  return [...faults, ...(await page.evaluate(notReached))];
}

/** Runs in the page: the element with the focus, or null at the end of the walk. */
function lookAtFocus(): Stop | null {
  const element = document.activeElement as HTMLElement | null;
  const reached: Set<Element | null> = Reflect.get(window, 'reached');
  if (!element || element === document.body || reached.has(element)) return null;
  reached.add(element);
  // A radio button or a tick box shows as its label, and is operated there.
  const label = element instanceof HTMLInputElement && element.labels?.[0];
  const isInLabel = label && (element.type === 'radio' || label.contains(element));
  const shown = isInLabel ? label : element;
  const boxes = [...shown.getClientRects()];
  const inSight = boxes.some(({ left, right, top, bottom }) =>
    [left + 2, (left + right) / 2, right - 2].some((x) =>
      // Of a tall field a browser may show the line of the cursor alone.
      [top + 2, (top + bottom) / 2, bottom - 2].some((y) =>
        shown.contains(document.elementFromPoint(x, y)),
      ),
    ),
  );
  const { display, outlineStyle, outlineWidth } = getComputedStyle(shown);
  const { width, height } = shown.getBoundingClientRect();
  return {
    name: `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.id}`,
    inSight,
    ring: outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
    // A link in a sentence is as high as its line (WCAG 2.5.8, inline).
    big: (width >= 24 && height >= 24) || (element.tagName === 'A' && display === 'inline'),
  };
}

/** Runs in the page: what one can operate, is shown, and had no stop. Radio buttons share one. */
function notReached(): string[] {
  const reached: Set<Element | null> = Reflect.get(window, 'reached');
  const groups = [...reached].map((stop) =>
    stop instanceof HTMLInputElement && stop.type === 'radio' ? stop.name : undefined,
  );
  const hadStop = (element: Element) =>
    reached.has(element) ||
    (element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      groups.includes(element.name));
  return (
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => !hadStop(element) && (element as HTMLElement).tabIndex >= 0)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Repeats the button at the head of the page once that is out of sight, which may be after its turn.
      .filter((element) => !element.closest('.demo-bar'))
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => `not reached: ${element.tagName} ${element.textContent?.trim()}`)
  );
}
