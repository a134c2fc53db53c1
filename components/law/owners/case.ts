import type { OwnerCase } from './owner-case';
import { emptyValues, isSame, newRow, type Values } from './rows';

/** A worked case of a page, as a writer types it: holders by their names. */
export type Case = Pick<OwnerCase, 'client' | 'holders'>;

/**
 * A case as the form holds it.
 * @throws Error where a holder is said to hold a part of what no line names
 */
export function valuesOf({ client, holders }: Case): Values {
  const idOf = (of = client) => {
    if (isSame(of, client)) return 'client';
    const index = holders.findIndex(({ kind, name }) => kind !== 'person' && isSame(name, of));
    if (index < 0)
      throw new Error(`“${of}” is neither the client nor a company or trust of the case.`);
    return `r${index + 1}`;
  };
  const rows = holders.map(({ of, ...holder }, index) => [
    `r${index + 1}`,
    { ...newRow, ...holder, of: idOf(of) },
  ]);
  const votesDiffer = holders.some(({ votes }) => votes !== undefined);
  return { ...emptyValues(), client, votesDiffer, rows: Object.fromEntries(rows) };
}
