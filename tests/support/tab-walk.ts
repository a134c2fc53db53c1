import type { Page } from '@playwright/test';

/** What a walk has found so far, in the page. */
type Walk = { reached: Set<Element | null>; faults: string[]; isOver: boolean };

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/**
 * Walks a page by Tab, from its top to its end. WCAG 2.2: keyboard (2.1.1), no trap (2.1.2), focus
 * visible (2.4.7), not obscured (2.4.11), target size (2.5.8).
 * @returns where each stop is at fault, and what can be operated but was not reached.
 */
export async function tabWalk(page: Page) {
  await page.evaluate(startWalk);
  // The page itself looks at each stop: asking it after every key takes longer than the rest of the walk.
  const session = await page.context().newCDPSession(page);
  for (let stops = 0; stops < 1000; stops++) {
    await Promise.all([
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ]);
    if (stops % 10 === 9 && (await page.evaluate(() => Reflect.get(window, 'walk').isOver))) break;
  }
  await session.detach();
  return page.evaluate(endWalk);
}

/** Runs in the page. From the first link on, wherever the focus was; the key is let go once the focus has moved. */
function startWalk() {
  const link = document.querySelector<HTMLElement>('.skip-link');
  link?.focus();
  const walk: Walk = { reached: new Set([link]), faults: [], isOver: false };
  Object.assign(window, { walk });
  addEventListener('keyup', lookAtFocus);

  function lookAtFocus() {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body || walk.reached.has(element)) {
      walk.isOver = true;
      removeEventListener('keyup', lookAtFocus);
      return;
    }
    walk.reached.add(element);
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
    const isRinged = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    // A link in a sentence is as high as its line (WCAG 2.5.8, inline).
    const isBig =
      (width >= 24 && height >= 24) || (element.tagName === 'A' && display === 'inline');
    const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.id}`;
    if (!inSight) walk.faults.push(`${name}: out of sight`);
    if (!isRinged) walk.faults.push(`${name}: no ring`);
    if (!isBig) walk.faults.push(`${name}: under 24 px`);
  }
}

/** Runs in the page. The faults, and each visible control without a stop; radio buttons share one stop. */
function endWalk(): string[] {
  const { reached, faults, isOver }: Walk = Reflect.get(window, 'walk');
  if (!isOver) faults.push('the walk has no end');
  const groups = [...reached].map((stop) =>
    stop instanceof HTMLInputElement && stop.type === 'radio' ? stop.name : undefined,
  );
  const hadStop = (element: Element) =>
    reached.has(element) ||
    (element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      groups.includes(element.name));
  return faults.concat(
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => !hadStop(element) && (element as HTMLElement).tabIndex >= 0)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Repeats the button at the head of the page once that is out of sight, which may be after its turn.
      .filter((element) => !element.closest('.demo-bar'))
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => `not reached: ${element.tagName} ${element.textContent?.trim()}`),
  );
}
