import { beforeAll, expect, test } from 'vitest';
import { walk } from '@/scripts/postbuild/html';
import { routes } from '../../fixtures/routes';
import { attribute, type BuiltPage, builtPages, named } from '../../support/built-pages';
import { saidIn, twinAt } from '../../support/twins';
import { isSilent, wordsOf } from '../../support/words';

/* A twin holds the words of its page, all of them and no others. */

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
});

const formLine = {
  fr: 'à remplir sur la page du site',
  en: 'to be filled in on the page of the site',
};

const isExhibitName = ({ parentNode }: { parentNode?: unknown }) =>
  attribute(parentNode as BuiltPage['elements'][number], 'class') === 'exhibit-number';

/** The words of a page's `<main>` in their order; `withMargin` says whether those of the margin count. */
function shownWords(path: string, locale: 'fr' | 'en', withMargin: boolean): string[] {
  const page = pages.find((candidate) => candidate.path === path) as BuiltPage;
  const inside = (element: BuiltPage['elements'][number]) =>
    !isSilent(element) &&
    element.tagName !== 'form' &&
    (withMargin || attribute(element, 'class') !== 'margin');
  let exhibits = 0;
  const parts = [...walk(named(page, 'main')[0] as never, inside)].map((node) => {
    // CSS counts exhibits and shows the number behind its name.
    if ('value' in node) return isExhibitName(node) ? `${node.value} ${++exhibits}` : node.value;
    if (!('attrs' in node)) return ' ';
    if (node.tagName === 'form') return ` ${attribute(node, 'aria-label')} ${formLine[locale]} `;
    return ' ';
  });
  return wordsOf(parts.join(''));
}

test.each(routes)('the twin of $path says what the page says', ({ path, locale }) => {
  const twin = wordsOf(saidIn(twinAt(path).tree));
  expect(twin.length).toBeGreaterThan(100);
  expect(twin.sort()).toEqual(shownWords(path, locale, true).sort());
});

test.each(routes)('the twin of $path keeps the order of the page', ({ path, locale }) => {
  const twin: string[] = wordsOf(saidIn(twinAt(path).tree));
  let place = -1;
  for (const word of shownWords(path, locale, false)) {
    place = twin.indexOf(word, place + 1);
    expect(place, `${word} after ${twin.slice(0, place).length} words`).toBeGreaterThanOrEqual(0);
  }
});
