import { addressOf, type Given, type Visit, visitsFrom } from './paths';

/** A step under one of its addresses, with the ways that lead there. */
export type Showing = { address: string; ways: Visit[] };

type Question = { id: string; answers: { to: string }[] };

/** What a reader has answered, and what comes next, at each step of a country. */
export function waysThrough(questions: Question[]) {
  const [first] = questions;
  const steps = new Map(questions.map(({ id, answers }) => [id, answers.map(({ to }) => to)]));
  const visits = first ? visitsFrom(first.id, steps) : [];

  /**
   * The ways in which a step is shown: once for each list of answers that leads to it, and, where there are
   * several, first by its id alone, for whoever was sent that address.
   */
  function showingsOf(id: string): Showing[] {
    const ways = visits.filter((visit) => visit.id === id);
    const byPath = ways.map((way) => ({ address: addressOf(way, visits), ways: [way] }));
    return ways.length > 1 ? [{ address: id, ways }, ...byPath] : byPath;
  }

  /** Where an answer leads: on along the way that was taken, if it is known. */
  function next({ ways }: Showing, to: string, answer: number): string {
    const [way, another] = ways;
    if (!way || another) return to;
    return addressOf({ id: to, given: [...way.given, { question: way.id, answer }] }, visits);
  }

  /** The address of a question that was asked on a way; its id alone where several ways are meant. */
  function addressBefore({ ways }: Showing, given: Given[], question: string): string {
    if (ways.length > 1) return question;
    const before = given.slice(0, given.map((asked) => asked.question).indexOf(question));
    return addressOf({ id: question, given: before }, visits);
  }

  /** How far a question is from the first, and the numbers of questions that the ways through it ask. */
  function progress({ ways }: Showing): { number: number; counts: Set<number> } {
    const ends = visits.filter(
      ({ id, given }) => !steps.has(id) && ways.some((way) => startsWith(given, way.given)),
    );
    return {
      number: Math.max(...ways.map(({ given }) => given.length)) + 1,
      counts: new Set(ends.map(({ given }) => given.length)),
    };
  }

  /** How many questions there are at most. */
  const most = Math.max(0, ...visits.map(({ given }) => given.length));

  return { showingsOf, next, addressBefore, progress, most };
}

const startsWith = (given: Given[], start: Given[]) =>
  start.every(({ question, answer }, index) => {
    const other = given[index];
    return other?.question === question && other.answer === answer;
  });
