import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import { beneficialOwners, type Kind, type Problem, type Role } from '@/lib/beneficial-owners';
import { fill } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import type { OwnersWords } from '@/lib/tool-words-schema';
import { percent } from './percent';
import { type Case, structureOf } from './structure';

/** A line of the form. */
export type Row = {
  name: string;
  kind: Kind;
  /** Id of the line whose holder it holds a part of, or `client`; empty while none is chosen. */
  of: string;
  share: string;
  role: Role | '';
  controls: boolean;
};
export type Rows = Record<string, Row>;
export type Values = { client: string; rows: Rows };

/** The form as it starts, and a line as it is added. */
export const newRow: Row = {
  name: '',
  kind: 'person',
  of: 'client',
  share: '',
  role: '',
  controls: false,
};
export const emptyValues = (): Values => ({
  client: '',
  rows: { r1: { ...newRow }, r2: { ...newRow } },
});

/** The field of a line that a problem is about. */
const fieldOf: Partial<Record<Problem['code'], keyof Row>> = {
  unknown: 'of',
  ofPerson: 'of',
  itself: 'of',
  circular: 'of',
  tooDeep: 'of',
  share: 'share',
  overWhole: 'share',
  role: 'role',
};

/** The values of the form. The fields see to their shape, `lib/beneficial-owners` to what can be calculated. */
export function valuesSchema(words: OwnersWords, locale: Locale) {
  return z.object({ client: z.string(), rows: z.custom<Rows>() }).check(({ value, issues }) => {
    const ids = filledRows(value.rows);
    const result = beneficialOwners(structureOf(caseOf(value, words)));
    const problems: (Problem | Empty)[] = ids.length === 0 ? [empty] : [];
    if ('problems' in result) problems.push(...result.problems);
    for (const problem of problems) {
      const id = ids.at(problem.holding) ?? Object.keys(value.rows)[0] ?? '';
      const path = ['rows', id, fieldOf[problem.code as Problem['code']] ?? 'name'];
      issues.push({ code: 'custom', input: value, path, message: messageOf(problem, id, value) });
    }
  });

  function messageOf(problem: Problem | Empty, id: string, value: Values): string {
    const { code, entities = [], share } = problem;
    return fill(words.problems[code], {
      holder: holderName(id, value.rows, words),
      circle: entities.map(({ name }) => name).join(' › '),
      company: entities[0]?.name ?? '',
      share: share ? percent(share, locale) : '',
    });
  }
}

type Empty = Omit<Problem, 'code'> & { code: 'empty' };
const empty: Empty = { code: 'empty', holding: 0 };

/** What a line is called: its holder's name, or its number. */
export const holderName = (id: string, rows: Rows, words: OwnersWords) =>
  rows[id]?.name.trim() || fill(words.holder, { number: Object.keys(rows).indexOf(id) + 1 });

/** Lines in which something was typed; the others are left out of the calculation. */
const filledRows = (rows: Rows) =>
  Object.keys(rows).filter((id) => {
    const { name, share, role } = rows[id] as Row;
    return name.trim() || share.trim() || role;
  });

/** What the form says, as a case of the page says it. */
export function caseOf({ client, rows }: Values, words: OwnersWords): Case {
  const clientName = client.trim() || words.clientDefault;
  return {
    client: clientName,
    holders: filledRows(rows).map((id) => {
      const { name, kind, of, share, role, controls } = rows[id] as Row;
      return {
        name,
        kind,
        of: of === 'client' ? clientName : (rows[of]?.name ?? ''),
        share,
        role: role || undefined,
        controls: kind === 'person' && controls,
      };
    }),
  };
}

/** A case of the page, as the form holds it. */
export function valuesOf({ client, holders }: Case): Values {
  const idOf = (name?: string) => {
    const index = holders.findIndex((holder) => holder.kind !== 'person' && holder.name === name);
    return index < 0 ? 'client' : `r${index + 1}`;
  };
  const rows = holders.map(({ of, ...holder }, index) => [
    `r${index + 1}`,
    { ...newRow, ...holder, of: idOf(of) },
  ]);
  return { client, rows: Object.fromEntries(rows) };
}

/** What is wrong with the rows, each with the id of its field. */
export const faultsIn = (errors: FieldErrors<Values>) =>
  Object.entries(errors.rows ?? {}).flatMap(([row, fields]) =>
    Object.entries(fields ?? {}).flatMap(([name, error]) => {
      const message = typeof error === 'object' && 'message' in error && error.message;
      return message ? [{ id: `owners-${row}-${name}`, message: String(message) }] : [];
    }),
  );
