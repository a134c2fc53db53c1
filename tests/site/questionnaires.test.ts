import { describe, expect, test } from 'vitest';
import { fill, formatDate } from '@/lib/format';
import { attribute, type Element, pageAt, plain, textOf, within } from '../support/built-pages';
import { dayOf, pages, words } from '../support/content';

/* Every way through every questionnaire, as the built pages lead. */

const classesOf = (element: Element) => attribute(element, 'class')?.split(' ') ?? [];
const withClass = (element: Element, name: string) =>
  within(element, 'a', 'details', 'div', 'dl', 'nav', 'p', 'section').filter((child) =>
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
  const isResult = (id: string) => classesOf(steps.get(id) as Element).includes('scope-result');
  const answersOf = (id: string) =>
    withClass(steps.get(id) as Element, 'answers')
      .flatMap((answers) => within(answers, 'a'))
      .map((link) => ({ words: textOf(link), to: attribute(link, 'href')?.slice(1) ?? '' }));

  /** A step, and the answer that was given to each step before it. */
  type Way = { id: string; given: { id: string; words: string }[] };

  function waysFrom({ id, given }: Way): Way[] {
    const way = [...given.map((step) => step.id), id].join(' → ');
    expect([...steps.keys()], way).toContain(id);
    expect(
      given.map((step) => step.id),
      way,
    ).not.toContain(id);
    const answers = answersOf(id);
    if (answers.length === 0) return [{ id, given }];
    return answers.flatMap(({ words: said, to }) =>
      waysFrom({ id: to, given: [...given, { id, words: said }] }),
    );
  }
  const ways = waysFrom({ id: start ?? '', given: [] });
  const reached = new Set(ways.flatMap(({ id, given }) => [...given.map((step) => step.id), id]));
  /** The steps that only an address from elsewhere names: it says nothing of the answers before them. */
  const named = [...steps.keys()].filter((id) => !reached.has(id));

  /** The words of a step's heading, without what stands above them. */
  function questionOf(id: string) {
    const [heading] = within(steps.get(id) as Element, 'h2');
    const above = within(heading as Element, 'span').find((part) =>
      classesOf(part).includes('scope-above'),
    );
    return textOf(heading as Element)
      .slice(0, -textOf(above as Element).length)
      .trim();
  }

  /** The lists of answers under a result: what was asked, what was answered, where it can be changed. */
  const answersGiven = (result: Element) =>
    within(withClass(result, 'scope-given')[0] as Element, 'dl').map((list) =>
      within(list, 'dt').map((asked, index) => {
        const [said, change] = within(list, 'dd').slice(2 * index, 2 * index + 2);
        const [link] = within(change as Element, 'a');
        return {
          question: textOf(asked),
          answer: textOf(said as Element),
          change: attribute(link as Element, 'href'),
        };
      }),
    );

  test('asks for one of two countries at least, then five questions at most', () => {
    expect(answersOf(start ?? '').length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...ways.map(({ given }) => given.length - 1))).toBeLessThanOrEqual(5);
  });

  const cases = ways.map((way) => [way.given.map(({ words: said }) => said).join(' → '), way]);
  test.each(cases as [string, Way][])('%s', (_, { id, given }) => {
    const result = steps.get(id) as Element;
    expect(classesOf(result)).toContain('scope-result');
    const [articles] = withClass(result, 'references');
    expect(textOf(articles as Element)).toMatch(/\d/);
    const [country] = withClass(main as Element, 'scope-country').filter((part) =>
      withClass(part, 'scope-result').includes(result),
    );
    expect(withClass(country as Element, 'scope-fact').length).toBeGreaterThan(0);
    // The answers that were given, no others, each with the way back to the step where it was given.
    expect(answersGiven(result)).toEqual([
      given.map((step, index) => ({
        question: index === 0 ? scope.start : questionOf(step.id),
        answer: step.words,
        change: `#${step.id}`,
      })),
    ]);
    // The way back, from each question to the one whose answer led here.
    for (const [index, step] of given.entries()) {
      const [back] = withClass(steps.get(step.id) as Element, 'scope-back');
      const links = back ? within(back, 'a').map((link) => attribute(link, 'href')) : [];
      expect(links).toEqual(index > 0 ? [`#${given[index - 1]?.id}`] : []);
    }
  });

  test('a step that only a link from elsewhere names says how each way leads to it', () => {
    for (const id of named) {
      const copies = [...reached].filter((other) => other.startsWith(`${id}_`));
      expect(copies.length, id).toBeGreaterThan(1);
      for (const { to } of answersOf(id)) expect(named, id).toContain(to);
      if (!isResult(id)) continue;
      const withoutAnswers = (link = '') => link.replace(/_.*$/, '');
      expect(answersGiven(steps.get(id) as Element)).toEqual(
        copies
          .flatMap((copy) => answersGiven(steps.get(copy) as Element))
          .map((list) => list.map((row) => ({ ...row, change: withoutAnswers(row.change) }))),
      );
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
