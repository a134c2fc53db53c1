import { describe, expect, test } from 'vitest';
import { attribute, builtPages, named } from '../support/built-pages';

/** The elements of every page with a class. */
const withClass = (name: string) =>
  builtPages.flatMap((page) =>
    named(page, 'a')
      .filter((element) => attribute(element, 'class') === name)
      .map((element) => ({ page, href: attribute(element, 'href') ?? '' })),
  );

describe('links to the glossary', () => {
  const links = withClass('term');

  test('lead to a definition', () => {
    expect(links.length).toBeGreaterThan(0);
    const dead = links.filter(({ href }) => {
      const [path, anchor] = href.split('#');
      const glossary = builtPages.find((page) => page.path === path);
      return !glossary || !named(glossary, 'dt').some((dt) => attribute(dt, 'id') === anchor);
    });
    expect(dead.map(({ href }) => href)).toEqual([]);
  });

  test('are few on a page, and none twice', () => {
    for (const page of builtPages) {
      const addresses = links.filter((link) => link.page === page).map(({ href }) => href);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses.length).toBeLessThanOrEqual(4);
    }
  });
});
