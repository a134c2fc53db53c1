import type { FieldErrors } from 'react-hook-form';
import type { OwnersWords } from '@/lib/content/schemas/interface';
import { fill, formatShare } from '@/lib/format';
import { beneficialOwners, type Problem, type Result } from '@/lib/law/beneficial-owners';
import type { Locale } from '@/lib/locale';
import { filledRows, namesakesIn, type Row, type Rows, structureOf, type Values } from './rows';

/** What the form comes to: the result, and whose lines were taken together. */
export type Outcome = { result: Result; namesakes: { name: string; count: number }[] };

/** The field of a line that a problem is about; its name, where it is about the line. */
const fieldOf: Partial<Record<Problem['code'], keyof Row>> = {
  ...{ unknown: 'of', ofPerson: 'of', circular: 'of', tooDeep: 'of' },
  ...{ share: 'share', itself: 'share', overWhole: 'share', votes: 'votes', role: 'role' },
};

/** Calculates what was typed, or says what is wrong at each field. */
export function calculate(
  values: Values,
  words: OwnersWords,
  locale: Locale,
): Outcome | { errors: FieldErrors<Values> } {
  const ids = filledRows(values.rows);
  const [first = ''] = Object.keys(values.rows);
  if (ids.length === 0) return { errors: errorsAt([[first, 'name', messageOf('empty', first)]]) };
  const output = beneficialOwners(structureOf(values, words.clientDefault), values.country);
  if (!('problems' in output)) return { result: output, namesakes: namesakesIn(values) };
  const messages = output.problems.map((problem): [string, keyof Row, string] => {
    const id = ids.at(problem.holding) ?? first;
    return [id, fieldOf[problem.code] ?? 'name', messageOf(problem.code, id, problem)];
  });
  return { errors: errorsAt(messages) };

  function messageOf(code: Problem['code'] | 'empty', id: string, about?: Problem): string {
    const { entities = [], share } = about ?? {};
    return fill(words.problems[code], {
      holder: lineName(id, values.rows, words),
      circle: entities.map(({ name }) => name).join(' › '),
      company: entities[0]?.name ?? '',
      share: share ? formatShare(share, locale) : '',
    });
  }
}

/** The first message of each field, where react-hook-form looks for it. */
function errorsAt(messages: [string, keyof Row, string][]): FieldErrors<Values> {
  const rows: NonNullable<FieldErrors<Values>['rows']> = {};
  for (const [id, field, message] of messages) {
    const fields = rows[id] ?? {};
    rows[id] = { ...fields, [field]: fields[field] ?? { type: 'custom', message } };
  }
  return { rows };
}

/** What is wrong with the lines, each with the id of its field. */
export const problemsIn = (errors: FieldErrors<Values>) =>
  Object.entries(errors.rows ?? {}).flatMap(([row, fields]) =>
    Object.entries(fields ?? {}).flatMap(([name, error]) => {
      const message = typeof error === 'object' && 'message' in error && error.message;
      return message ? [{ id: `owners-${row}-${name}`, message: String(message) }] : [];
    }),
  );

/** What a line is called: its number, and its holder if it has one. */
export function lineName(id: string, rows: Rows, words: OwnersWords): string {
  const line = fill(words.holder, { number: Object.keys(rows).indexOf(id) + 1 });
  const name = rows[id]?.name.trim();
  return name ? `${line} (${name})` : line;
}
