/** Addresses that the site needs for itself, in each language. */
const taken = /^(\/en)?\/(404|index|catalogue|og)$/;

/** Whether an address is written as a page's: /, /avocats, /en/art-dealers. */
export const isPagePath = (path: string) => /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/.test(path);

/** Whether an address is one of those that no page may have: `404.html`, `index.html`, the catalogue. */
export const isTakenPath = (path: string) => taken.test(path);
