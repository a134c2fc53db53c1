import type { Locator } from '@playwright/test';

/** Links, and titled lists of links, read from the page in the form of `fixtures/frame.ts`. */
export const entriesOf = (list: Locator) =>
  list.evaluate((element) => {
    const words = (node: Element) => node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    return [...element.children].map((item) => {
      const title = item.querySelector('summary, h2');
      const links = [...item.querySelectorAll('a')].map((a) => [words(a), a.getAttribute('href')]);
      return title ? { label: words(title), links } : links[0];
    });
  });
