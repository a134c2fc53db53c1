import type { Page } from '@playwright/test';

/** What does not fit: a page that scrolls sideways, and text past the edge of the window or of its sheet. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    /** Words for screen readers alone. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element?.checkVisibility() || !text.nodeValue?.trim()) continue;
      // A wide table scrolls by itself.
      if (element.closest('.table, .field-website, .skip-link, script, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // A stamp crosses the edge of its sheet.
      const sheet = element.closest('.stamp, .exhibit-sheet, .consent') ?? root;
      const edges = (sheet.matches('.stamp') ? root : sheet).getBoundingClientRect();
      const isWide = left < edges.left - 1 || right > edges.right + 1;
      const box = element.closest('button, .button, .toast, .stamp')?.getBoundingClientRect();
      const isHigh = box && (top < box.top - 1 || bottom > box.bottom + 1);
      // Reading the style of every ancestor is slow, so only of what does not fit.
      if (!(isWide || isHigh) || isClipped(element)) continue;
      faults.push(`cut ${isWide ? 'at the side' : 'above or below'}: ${text.nodeValue}`);
    }
    // Words that stay together would be an item of their own beside the rest of their sentence.
    for (const kept of document.querySelectorAll('.nowrap')) {
      const parent = kept.parentElement;
      const hasText = [...(parent?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (parent && hasText && /flex|grid/.test(getComputedStyle(parent).display))
        faults.push(`falls apart: ${parent.textContent?.trim()}`);
    }
    return faults;
  });
