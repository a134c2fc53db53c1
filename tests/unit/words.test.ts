import { beforeAll, expect, test } from 'vitest';
import { walk } from '@/scripts/postbuild/html';
import { sectors } from '../fixtures/routes';
import { attribute, type BuiltPage, builtPages, named, textOf } from '../support/built-pages';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
});

const main = (page: BuiltPage) => named(page, 'main')[0] as BuiltPage['elements'][number];
const page = (path: string) => pages.find((candidate) => candidate.path === path) as BuiltPage;

/** The nodes of a page's own text: exhibits, margin and facts name the same laws by nature. */
const ownText = (of: BuiltPage) => [
  ...walk(main(of), (element) => !/exhibit|margin|fact/.test(attribute(element, 'class') ?? '')),
];

/** Its paragraphs, list items included. */
const paragraphs = (of: BuiltPage) =>
  ownText(of)
    .filter((node) => 'tagName' in node && ['p', 'li'].includes(node.tagName))
    .map(textOf)
    .filter((text) => text.split(' ').length >= 8);

const shingles = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, -7).map((_, index) => words.slice(index, index + 8).join(' '));
};

test.each([
  ['French', (path: string) => path !== '/en' && !path.startsWith('/en/')],
  ['English', (path: string) => path === '/en' || path.startsWith('/en/')],
])('no paragraph stands on two %s pages', (_, inLanguage) => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const of of pages.filter(({ path }) => inLanguage(path) && !/404|envoi|sent/.test(path)))
    for (const paragraph of paragraphs(of)) {
      const parts = shingles(paragraph);
      const known = parts.filter((part) => (seen.get(part) ?? of.path) !== of.path);
      if (parts.length > 0 && known.length / parts.length > 0.4)
        repeated.push(`${of.path} and ${seen.get(known[0] ?? '')}: ${paragraph}`);
      for (const part of parts) if (!seen.has(part)) seen.set(part, of.path);
    }
  expect(repeated).toEqual([]);
});

test.each(sectors)('%s has the substance of a sector page', (path) => {
  const of = page(path);
  const words = ownText(of).flatMap((node) =>
    'value' in node ? (node.value.match(/[\p{L}\p{N}][\p{L}\p{N}.’'-]*/gu) ?? []) : [],
  );
  expect(words.length).toBeGreaterThanOrEqual(800);
  expect(words.length).toBeLessThanOrEqual(1400);
  const questions = of.elements.filter((element) => attribute(element, 'class') === 'question');
  expect(questions.length).toBeGreaterThanOrEqual(4);
  expect(questions.length).toBeLessThanOrEqual(6);
  for (const id of ['scope', 'obligations', 'warning-signs', 'countries', 'july-2027', 'questions'])
    expect(
      of.elements.some((element) => attribute(element, 'id') === id),
      id,
    ).toBe(true);
  expect(named(of, 'figure').length).toBeGreaterThanOrEqual(2);
});

test.each([
  ['/', 'Votre allié Compliance'],
  ['/en', 'Your Compliance Partner'],
])('the cards of %s are the specification’s', (path, heading) => {
  const of = page(path);
  expect(textOf(named(of, 'h1')[0] as never)).toBe(heading);
  const count = (id: string, className: string) => {
    const section = of.elements.find((element) => attribute(element, 'id') === id);
    return [...walk(section as never)].filter(
      (node) => 'tagName' in node && attribute(node, 'class')?.split(' ').includes(className),
    ).length;
  };
  expect(count('platform', 'entry')).toBe(6);
  expect(count('services', 'entry')).toBe(3);
  expect(count('about', 'entry')).toBe(4);
  expect(count('figures', 'figure')).toBe(5);
  expect(count('professions', 'profession')).toBe(7);
});
