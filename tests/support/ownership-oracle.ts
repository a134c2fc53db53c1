import { maxHolders, maxLevels, type Structure } from '@/lib/beneficial-owners';

/*
 * The same question answered by another method: holdings as a matrix of integers over one common
 * denominator, the powers of which are added up. No chain is followed.
 */

/** Six decimals of a percentage. */
const denominator = 10n ** 8n;

/** What each person holds of the client, in units of `denominator` ** `maxLevels`; or what is wrong. */
export type Answer = { faults: Set<string>; sums: Map<string, bigint> };

export const unitsOfThreshold = denominator ** BigInt(maxLevels) / 4n;

export function ask({ client, entities, holdings }: Structure): Answer {
  const size = entities.length;
  const indexOf = (id: string) => entities.findIndex((entity) => entity.id === id);
  const matrix = square(size);
  const faults = new Set<string>();
  const steps = entities.map(() => Array<boolean>(size).fill(false));
  for (const { holder, of, share, role } of holdings) {
    const [from, to] = [indexOf(holder), indexOf(of)];
    const kind = entities[to]?.kind;
    const units = kind === 'trust' ? role && denominator : unitsOf(share ?? '');
    if (from < 0 || to < 0 || from === to || kind === 'person' || units === undefined) {
      faults.add('row');
      continue;
    }
    steps[from]?.splice(to, 1, true);
    set(matrix, from, to, kind === 'trust' ? units : at(matrix, from, to) + units);
  }
  for (const [to, { kind }] of entities.entries()) {
    const total = matrix.reduce((sum, row) => sum + (row[to] ?? 0n), 0n);
    if (kind === 'company' && total > denominator) faults.add('overWhole');
  }
  if (size - 1 > maxHolders) faults.add('tooMany');

  // A graph without circles has no way of as many steps as it has entities.
  let ways = steps;
  const clientAt = indexOf(client);
  for (let length = 2; length <= Math.max(size, maxLevels + 1); length++) {
    ways = ways.map((row) => row.map((_, to) => row.some((way, via) => way && steps[via]?.[to])));
    if (length === maxLevels + 1 && ways.some((row) => row[clientAt])) faults.add('tooDeep');
  }
  if (ways.some((row) => row.some(Boolean))) faults.add('circular');

  let column = matrix.map((row) => row[clientAt] ?? 0n);
  let sums = column.map((units) => units * denominator ** BigInt(maxLevels - 1));
  for (let level = 2; level <= maxLevels; level++) {
    const above = column;
    column = matrix.map((row) =>
      row.reduce((sum, units, via) => sum + units * (above[via] ?? 0n), 0n),
    );
    const scale = denominator ** BigInt(maxLevels - level);
    sums = sums.map((sum, index) => sum + (column[index] ?? 0n) * scale);
  }
  return { faults, sums: new Map(entities.map(({ id }, index) => [id, sums[index] ?? 0n])) };
}

const square = (size: number) => Array.from({ length: size }, () => Array<bigint>(size).fill(0n));
const at = (matrix: bigint[][], row: number, column: number) => matrix[row]?.[column] ?? 0n;
const set = (matrix: bigint[][], row: number, column: number, value: bigint) => {
  (matrix[row] ?? [])[column] = value;
};

/** A percentage in units of the denominator, digit by digit. */
function unitsOf(text: string): bigint | undefined {
  const [integer = '', fraction = ''] = text.replace(',', '.').split('.');
  const units = BigInt(integer || '-1') * 10n ** 6n + BigInt(fraction.padEnd(6, '0') || '0');
  return units >= 0n && units <= denominator ? units : undefined;
}
