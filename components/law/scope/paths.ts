/** The steps of a country by their ids: those that the answers of a question lead to; none for a result. */
export type Steps = Map<string, string[]>;

/** An answer given on the way to a step: its place among the answers of its question, from 0. */
export type Given = { question: string; answer: number };

/** A step, and the answers that led to it. */
export type Visit = { id: string; given: Given[] };

/**
 * Every way to each step from the first question, in the order of the answers. A question that is asked a
 * second time ends its way.
 */
export function visitsFrom(id: string, steps: Steps, given: Given[] = []): Visit[] {
  const visit = { id, given };
  if (isAskedAgain(visit)) return [visit];
  const next = steps.get(id) ?? [];
  return [
    visit,
    ...next.flatMap((to, answer) => visitsFrom(to, steps, [...given, { question: id, answer }])),
  ];
}

/**
 * Every way through the questions, from the first to where it ends: a result, an id that is no step, or
 * a question that was already asked, which then stands twice.
 */
export function pathsFrom(first: string, steps: Steps): string[][] {
  return visitsFrom(first, steps)
    .filter((visit) => isAskedAgain(visit) || !steps.get(visit.id)?.length)
    .map(({ id, given }) => [...given.map(({ question }) => question), id]);
}

const isAskedAgain = ({ id, given }: Visit) => given.some(({ question }) => question === id);

/**
 * The address of a step. One that several ways lead to has an address for each, which ends with the numbers
 * of the answers: `france-full_2-1-3`. Its id alone says nothing of the answers.
 */
export function addressOf({ id, given }: Visit, visits: Visit[]): string {
  const only = visits.filter((visit) => visit.id === id).length < 2;
  return only ? id : `${id}_${given.map(({ answer }) => answer + 1).join('-')}`;
}
