import { beforeAll, expect, test } from 'vitest';
import { isElement, walk } from '@/scripts/postbuild/html';
import { demoButtons, privacyLinks, professionCards } from '../fixtures/calls-to-action';
import { sectors } from '../fixtures/routes';
import { attribute, type BuiltPage, builtPages, named, textOf } from '../support/built-pages';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
});

const links = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path) as BuiltPage;
  const [main] = named(page, 'main');
  return [...walk(main as never)].filter(isElement).filter(({ tagName }) => tagName === 'a');
};
const buttons = (path: string) =>
  links(path)
    .filter((link) => attribute(link, 'class') === 'button')
    .map((link) => [textOf(link), attribute(link, 'href')]);

test.each(demoButtons)('the button of %s, %s, leads to %s', (path, label, to) => {
  expect(buttons(path)).toContainEqual([label, to]);
});

test.each(sectors)('every call to action of %s leads to the demo form of its language', (path) => {
  const to = path.startsWith('/en/') ? '/en/demo' : '/demo';
  expect(buttons(path).map(([, href]) => href)).toEqual([to, to]);
});

test.each(Object.keys(professionCards))('the profession cards of %s, in order', (path) => {
  const cards = links(path).filter((link) => attribute(link, 'class') === 'profession');
  expect(cards.map((card) => attribute(card, 'href'))).toEqual(professionCards[path]);
});

test('the French card on yachting is no link', () => {
  expect(links('/').map((link) => attribute(link, 'href'))).not.toContain('/yachting-industries');
});

test.each(privacyLinks)('the form of %s links to %s', (path, to) => {
  expect(links(path).map((link) => attribute(link, 'href'))).toContain(to);
});
