import { maxHolders, maxLevels, type Structure } from '@/lib/law/beneficial-owners';

/*
 * The same questions answered by another method, from the articles of Regulation (EU) 2024/1624: holdings
 * as a matrix of integers over one common denominator, the powers of which are added up. No chain is followed.
 */

/** Six decimals of a percentage. */
const denominator = 10n ** 8n;

/** What each person holds of the client, in units of `denominator` ** `maxLevels`; or what is wrong. */
type Answer = { faults: Set<string>; sums: Map<string, bigint>; votes: Map<string, bigint> };

export const unitsOfThreshold = denominator ** BigInt(maxLevels) / 4n;

export function ask({ client, entities, holdings }: Structure): Answer {
  const size = entities.length;
  const indexOf = (id: string) => entities.findIndex((entity) => entity.id === id);
  const matrix = square(size);
  const votes = square(size);
  const faults = new Set<string>();
  const steps = entities.map(() => Array<boolean>(size).fill(false));
  for (const { holder, of, share, votes: typed, role } of holdings) {
    const [from, to] = [indexOf(holder), indexOf(of)];
    const kind = entities[to]?.kind;
    const units = kind === 'trust' ? role && denominator : unitsOf(share ?? '');
    const ofVotes = kind === 'trust' ? units : unitsOf(typed ?? share ?? '');
    if (from < 0 || to < 0 || from === to || kind === 'person' || !isNumber(units, ofVotes)) {
      faults.add('row');
      continue;
    }
    steps[from]?.splice(to, 1, true);
    for (const [of, part] of [
      [matrix, units],
      [votes, ofVotes],
    ] as const)
      set(of, from, to, kind === 'trust' ? denominator : at(of, from, to) + (part as bigint));
  }
  for (const [to, { kind }] of entities.entries()) {
    for (const of of [matrix, votes]) {
      const total = of.reduce((sum, row) => sum + (row[to] ?? 0n), 0n);
      if (kind === 'company' && total > denominator) faults.add('overWhole');
    }
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

  const sumsIn = (given: bigint[][]) => {
    const sums = interestsIn(given).map((row) => row[clientAt] ?? 0n);
    return new Map(entities.map(({ id }, index) => [id, sums[index] ?? 0n]));
  };
  return { faults, sums: sumsIn(matrix), votes: sumsIn(votes) };
}

/** What each entity holds of each other, all levels added: in units of `denominator` ** `maxLevels`. */
function interestsIn(matrix: bigint[][]): bigint[][] {
  let power = matrix;
  let total = scaled(matrix, 1);
  for (let level = 2; level <= maxLevels; level++) {
    power = power.map((row) =>
      row.map((_, to) => row.reduce((sum, units, via) => sum + units * at(matrix, via, to), 0n)),
    );
    const next = scaled(power, level);
    total = total.map((row, from) => row.map((units, to) => units + at(next, from, to)));
  }
  return total;

  function scaled(of: bigint[][], level: number) {
    return of.map((row) => row.map((units) => units * denominator ** BigInt(maxLevels - level)));
  }
}

/**
 * The persons whom articles 51 to 55 and 58 name, with the articles; `entities` and `holdings` have no fault.
 * @param client index of the entity in question
 */
export function ownersFrom2027(given: Structure, client: number): Map<number, Set<string>> {
  const { entities } = given;
  const all = entities.map((_, index) => index);
  const matrices = matricesOf(given);
  const interests = matrices.map(interestsIn);
  const holds = (from: number, to: number, least: bigint, of: bigint[][][]) =>
    of.some((matrix) => at(matrix, from, to) >= least);
  const controlled = all.map(companiesControlledBy);
  const owners = new Map<number, Set<string>>();
  for (const holder of all) {
    const kind = entities[holder]?.kind;
    if (kind === 'company' || holder === client) continue;
    const articles = articlesFor(holder);
    if (articles.length === 0) continue;
    const persons = kind === 'trust' ? partiesOf(holder) : [holder];
    for (const person of persons)
      owners.set(
        person,
        new Set([...(owners.get(person) ?? []), ...(kind === 'trust' ? ['role'] : articles)]),
      );
  }
  return owners;

  function articlesFor(holder: number) {
    const own = controlled[holder] ?? new Set();
    const cumulated = matrices.map((matrix) =>
      [...own].reduce((sum, company) => sum + at(matrix, company, client), 0n),
    );
    const controllers = all.filter((company) => controlled[company]?.has(client));
    return [
      holds(holder, client, unitsOfThreshold, interests) && '52',
      own.has(client) && '53',
      cumulated.some((units) => units >= denominator / 4n) && '54a',
      controllers.some(
        (company) =>
          entities[company]?.kind === 'company' &&
          holds(holder, company, unitsOfThreshold, interests),
      ) && '54b',
    ].filter((article) => article !== false);
  }

  /** Article 53: majorities at each level, or a tick, until nothing is added. */
  function companiesControlledBy(holder: number): Set<number> {
    const own = new Set<number>();
    for (;;) {
      const more = all.find(
        (company) =>
          entities[company]?.kind === 'company' && !own.has(company) && isControlled(company),
      );
      if (more === undefined) return own;
      own.add(more);
    }

    function isControlled(company: number) {
      const members = [holder, ...own];
      const ticked = given.holdings.some(
        (row) =>
          row.controls &&
          row.of === entities[company]?.id &&
          members.some((member) => entities[member]?.id === row.holder),
      );
      return (
        ticked ||
        matrices.some(
          (matrix) =>
            2n * members.reduce((sum, member) => sum + at(matrix, member, company), 0n) >
            denominator,
        )
      );
    }
  }

  /** Article 58: the parties, and the owners of whoever is no natural person among them. */
  function partiesOf(trust: number): number[] {
    const rows = given.holdings.filter(({ of }) => of === entities[trust]?.id);
    return [...new Set(rows.map(({ holder }) => holder))].flatMap((id) => {
      const party = entities.findIndex((entity) => entity.id === id);
      if (entities[party]?.kind === 'person') return [party];
      if (entities[party]?.kind === 'trust') return partiesOf(party);
      return [...ownersFrom2027(given, party).keys()];
    });
  }
}

/** Capital and votes, without trusts: a party has no part of what a trust holds. */
function matricesOf({ entities, holdings }: Structure): bigint[][][] {
  const capital = square(entities.length);
  const votes = square(entities.length);
  for (const { holder, of, share = '', votes: typed } of holdings) {
    const from = entities.findIndex(({ id }) => id === holder);
    const to = entities.findIndex(({ id }) => id === of);
    if (entities[to]?.kind !== 'company') continue;
    set(capital, from, to, at(capital, from, to) + (unitsOf(share) ?? 0n));
    set(votes, from, to, at(votes, from, to) + (unitsOf(typed ?? share) ?? 0n));
  }
  return [capital, votes];
}

const isNumber = (...units: unknown[]) => units.every((unit) => typeof unit === 'bigint');
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
