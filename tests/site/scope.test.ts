import { describe, expect, test } from 'vitest';
import { fill, formatDate } from '@/lib/format';
import { attribute, type Element, pageAt, plain, textOf, within } from '../support/built-pages';
import { dayOf, pages, words } from '../support/content';

/* Every way through every questionnaire, as the built pages lead. */

const classesOf = (element: Element) => attribute(element, 'class')?.split(' ') ?? [];
const withClass = (element: Element, name: string) =>
  within(element, 'a', 'div', 'dl', 'nav', 'p', 'section').filter((child) =>
    classesOf(child).includes(name),
  );

describe.each(pages.filter(({ type }) => type === 'Scope'))('$path', (page) => {
  const { scope } = words[page.locale];
  const [main] = pageAt(page.path).elements.filter(({ tagName }) => tagName === 'main');
  const steps = new Map(
    withClass(main as Element, 'scope-step').map((step) => [idOf(step), step] as const),
  );
  const [start] = steps.keys();

  function idOf(step: Element) {
    const [heading] = within(step, 'h2');
    return attribute(heading as Element, 'id') ?? '';
  }
  const answersOf = (id: string) =>
    withClass(steps.get(id) as Element, 'scope-answers')
      .flatMap((answers) => within(answers, 'a'))
      .map((link) => attribute(link, 'href')?.slice(1) ?? '');

  function pathsFrom(path: string[]): string[][] {
    const id = path.at(-1) ?? '';
    expect([...steps.keys()], path.join(' → ')).toContain(id);
    expect(path.indexOf(id), path.join(' → ')).toBe(path.length - 1);
    const answers = answersOf(id);
    return answers.length === 0 ? [path] : answers.flatMap((next) => pathsFrom([...path, next]));
  }
  const paths = pathsFrom([start ?? '']);

  test('asks for one of two countries at least, then five questions at most', () => {
    expect(answersOf(start ?? '').length).toBeGreaterThanOrEqual(2);
    expect(new Set(paths.flat())).toEqual(new Set(steps.keys()));
    expect(Math.max(...paths.map((path) => path.length - 2))).toBeLessThanOrEqual(5);
  });

  test.each(paths.map((path) => [path.slice(1).join(' → '), path] as const))('%s', (_, path) => {
    const result = steps.get(path.at(-1) ?? '') as Element;
    expect(classesOf(result)).toContain('scope-result');
    const [articles] = withClass(result, 'references');
    expect(textOf(articles as Element)).toMatch(/\d/);
    const [country] = withClass(main as Element, 'scope-country').filter((part) =>
      withClass(part, 'scope-result').includes(result),
    );
    expect(withClass(country as Element, 'scope-fact').length).toBeGreaterThan(0);
    // The way back, from each step to one from which an answer leads here.
    for (const [index, id] of path.entries()) {
      const [back] = withClass(steps.get(id) as Element, 'scope-back');
      const links = back ? within(back, 'a').map((link) => attribute(link, 'href')) : [];
      if (index > 0) expect(links).toContain(`#${path[index - 1]}`);
    }
  });

  test('carries the caution with the date of the information', () => {
    const date = formatDate(dayOf(page), page.locale);
    expect(textOf(main as Element)).toContain(plain(fill(scope.caution, { date })));
  });

  test('every heading that an address names takes the focus', () => {
    for (const step of steps.values())
      expect(within(step, 'h2').map((heading) => attribute(heading, 'tabindex'))).toEqual(['-1']);
  });
});
