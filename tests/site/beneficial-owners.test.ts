import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Owner, personsIn } from '@/components/exhibits/ownership';
import {
  beneficialOwners,
  type Entity,
  type Holding,
  maxHolders,
  maxLevels,
  percentDigits,
  type Result,
  roles,
  type Structure,
} from '@/lib/beneficial-owners';
import { ask, unitsOfThreshold } from '../support/ownership-oracle';

/* Invented structures, as short as they can be: a person P, Q, a company A, B, a trust T, the client X. */

const kindOf = (id: string) =>
  /^[PQ]/.test(id) ? 'person' : id.startsWith('T') ? 'trust' : 'company';

/** Reads "P 60 A, A 50 X, Q settlor T": who holds what in whom. */
function structure(text: string, controlling = ''): Structure {
  const holdings: Holding[] = text.split(', ').map((row) => {
    const [holder = '', share = '', of = ''] = row.split(' ');
    const role = roles.find((name) => name === share);
    return role ? { holder, of, role } : { holder, of, share };
  });
  const ids = new Set(['X', ...holdings.flatMap(({ holder, of }) => [holder, of])]);
  const entities: Entity[] = [...ids].map((id) => ({
    id,
    name: id,
    kind: kindOf(id),
    controls: controlling.includes(id),
  }));
  return { client: 'X', entities, holdings };
}

function resultOf(text: string, controlling?: string): Result {
  const result = beneficialOwners(structure(text, controlling));
  if ('problems' in result)
    throw new Error(JSON.stringify(result.problems.map(({ code }) => code)));
  return result;
}

const problemsOf = (given: Structure) => {
  const result = beneficialOwners(given);
  return 'problems' in result ? result.problems : [];
};

/** What is said of each person: "P 30 today 2027 control". */
const verdicts = (result: Result) =>
  result.persons.map(({ entity, sum, owner }) =>
    [
      entity.id,
      percentDigits(sum, 6).text,
      owner.today && 'today',
      owner.from2027 && '2027',
      owner.today?.byControl && 'control',
    ]
      .filter(Boolean)
      .join(' '),
  );

test.each([
  ['exactly 25 % counts from 2027 only', 'P 25 X, Q 75 X', ['P 25 2027', 'Q 75 today 2027']],
  ['a hair more counts today', 'P 25.000001 X', ['P 25.000001 today 2027']],
  ['a hair less never counts', 'P 24,999999 X', ['P 24.999999']],
  ['shares multiply along a chain', 'P 50 A, A 60 X', ['P 30 today 2027']],
  ['chains add up', 'P 20 X, P 50 A, A 12 X', ['P 26 today 2027']],
  ['tenths add up to the digit', 'P 10.1 X, P 50 A, A 29,8 X', ['P 25 2027']],
  ['one holds twice in the same company', 'P 10 X, P 20 X', ['P 30 today 2027']],
  ['levels up to the limit', 'P 80 A, A 90 B, B 90 C, C 90 D, D 90 X', ['P 52.488 today 2027']],
  [
    'each party to a trust has the whole of it',
    'T 30 X, P settlor T, P beneficiary T, Q protector T',
    ['P 30 today 2027', 'Q 30 today 2027'],
  ],
  ['a trust below the threshold names nobody', 'T 20 X, P settlor T', ['P 20']],
])('%s', (_, text, expected) => {
  expect(verdicts(resultOf(text))).toEqual(expected);
});

test('control by other means counts whatever the share', () => {
  const result = resultOf('P 0 X, Q 20 X', 'P');
  expect(verdicts(result)).toEqual(['P 0 today 2027 control', 'Q 20']);
  expect(result.nobody).toEqual({ today: false, from2027: false });
});

test('nobody is found where nobody holds enough', () => {
  const result = resultOf('P 25 X, Q 20 X');
  expect(result.nobody).toEqual({ today: true, from2027: false });
  expect(result.persons.map(({ exactly }) => exactly)).toEqual([true, false]);
});

test('what was named for nobody is counted down to the client', () => {
  const { remainders, unnamed } = resultOf('A 60 X, P 50 A');
  expect(
    remainders.map(({ entity, share, ofClient }) => [
      entity.id,
      ...[share, ofClient].map((part) => percentDigits(part, 6).text),
    ]),
  ).toEqual([
    ['X', '40', '40'],
    ['A', '50', '30'],
  ]);
  expect(percentDigits(unnamed, 6).text).toBe('70');
});

test('a majority on the way is a reason to ask about control, no verdict', () => {
  const [person] = resultOf('P 51 A, A 30 X').persons;
  expect(person?.owner).toEqual({ today: undefined, from2027: undefined });
  expect(person?.majority && percentDigits(person.majority, 6).text).toBe('30');
  expect(resultOf('P 50 A, A 30 X').persons[0]).not.toHaveProperty('majority');
  expect(resultOf('P 51 A, A 20 X').persons[0]).not.toHaveProperty('majority');
});

test('roles that nobody was named for are listed', () => {
  const [trust] = resultOf('T 100 X, P settlor T, P trustee T').trusts;
  expect(trust?.missing).toEqual(['beneficiary', 'protector']);
});

describe('is refused:', () => {
  const many = Array.from({ length: maxHolders + 1 }, (_, index) => `P${index} 1 X`).join(', ');
  test.each([
    ['a circle', 'A 10 X, B 50 A, A 50 B', 'circular', 2],
    ['a company that holds itself', 'A 10 X, A 5 A', 'itself', 1],
    ['more than the whole of a company', 'P 60 X, Q 40,000001 X', 'overWhole', 1],
    ['a share that is no number', 'P half X', 'share', 0],
    ['a share over 100', 'P 100.1 X', 'share', 0],
    ['a negative share', 'P -5 X', 'share', 0],
    ['more digits than can be counted with', 'P 33.3333333 X', 'share', 0],
    ['a person who is held', 'A 10 X, A 50 P', 'ofPerson', 1],
    ['a trust without a role', 'T 10 X, P 50 T', 'role', 1],
    ['a level too many', 'P 9 A, A 9 B, B 9 C, C 9 D, D 9 E, E 9 X', 'tooDeep', 0],
    ['a holder too many', many, 'tooMany', -1],
  ])('%s', (_, text, code, holding) => {
    expect(problemsOf(structure(text))).toMatchObject([{ code, holding }]);
  });

  test('a holder without a name', () => {
    const unnamed = structure('P 30 X');
    for (const entity of unnamed.entities) if (entity.id === 'P') entity.name = ' ';
    expect(problemsOf(unnamed)).toMatchObject([{ code: 'noName', holding: 0 }]);
  });

  test('a holder that nobody described', () => {
    const unknown = structure('P 30 X, Q 10 A');
    unknown.entities = unknown.entities.filter(({ id }) => id !== 'A');
    expect(problemsOf(unknown)).toMatchObject([{ code: 'unknown', holding: 1 }]);
  });

  test('a circle is named from end to end', () => {
    const [problem] = problemsOf(structure('A 10 X, B 50 A, C 50 B, A 50 C'));
    expect(problem?.entities?.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'A']);
  });
});

/* Sizes and shares are drawn so that chains often cross, and sums often meet the threshold. */
const share = fc.oneof(
  {
    arbitrary: fc.constantFrom('5', '10', '12,5', '20', '25', '25.0', '33.333333', '50', '100'),
    weight: 60,
  },
  { arbitrary: fc.constantFrom('', '101'), weight: 1 },
  {
    weight: 30,
    arbitrary: fc.integer({ min: 0, max: 40_000_000 }).map((units) => String(units / 1e6)),
  },
);

const graph = fc.integer({ min: 2, max: 9 }).chain((size) =>
  fc
    .record({
      kinds: fc.array(fc.constantFrom('person', 'company', 'company', 'trust'), {
        minLength: size,
        maxLength: size,
      }),
      // Mostly upward, so that most graphs have no circle.
      rows: fc.array(
        fc.record({
          pair: fc.tuple(fc.nat(size), fc.nat(size)).filter(([a, b]) => a !== b || a === 0),
          upward: fc.integer({ min: 0, max: 19 }).map((chance) => chance > 0),
          share,
          role: fc.constantFrom(...roles),
        }),
        { maxLength: 12 },
      ),
    })
    .map(({ kinds, rows }): Structure => {
      const entities: Entity[] = [
        { id: '0', name: 'client', kind: 'company' },
        ...kinds.map((kind, index) => ({
          id: String(index + 1),
          name: `holder ${index}`,
          kind: kind as Entity['kind'],
        })),
      ];
      const holdings = rows.map(({ pair, upward, share, role }) => {
        const [low, high] = upward ? [Math.min(...pair), Math.max(...pair)] : pair;
        // A person is held now and then; a holding in the client is what matters most.
        const of = entities[low]?.kind === 'person' && upward ? 0 : low;
        return entities[of]?.kind === 'trust'
          ? { holder: String(high), of: String(of), role }
          : { holder: String(high), of: String(of), share };
      });
      return { client: '0', entities, holdings };
    }),
);

test('10,000 random graphs: the same sums and verdicts as the matrix, or the same refusal', () => {
  const counts = { calculated: 0, refused: 0, atThreshold: 0, chains: 0 };
  fc.assert(
    fc.property(graph, (given) => {
      const { faults, sums } = ask(given);
      const result = beneficialOwners(given);
      if ('problems' in result) {
        const codes = new Set(result.problems.map(({ code }) => faultOf(code)));
        // What is too deep is not asked of a circle.
        if (codes.has('circular')) faults.delete('tooDeep');
        expect(codes).toEqual(faults);
        counts.refused++;
        return;
      }
      expect([...faults]).toEqual([]);
      counts.calculated++;
      for (const { entity, chains, sum, owner, exactly } of result.persons) {
        const expected = sums.get(entity.id) ?? 0n;
        const digits = 8 * maxLevels;
        expect(sum.units * 10n ** BigInt(digits - sum.decimals)).toBe(expected);
        expect(Boolean(owner.today)).toBe(expected > unitsOfThreshold);
        expect(Boolean(owner.from2027)).toBe(expected >= unitsOfThreshold);
        expect(exactly).toBe(expected === unitsOfThreshold);
        if (exactly) counts.atThreshold++;
        counts.chains = Math.max(counts.chains, chains.length);
      }
    }),
    { numRuns: 10_000 },
  );
  // The draw reaches what it is for.
  for (const count of [counts.calculated, counts.refused, counts.atThreshold])
    expect(count).toBeGreaterThan(100);
  expect(counts.chains).toBeGreaterThan(2);
});

const ofRow = ['unknown', 'ofPerson', 'itself', 'share', 'role'];
const faultOf = (code: string) => (ofRow.includes(code) ? 'row' : code);

describe('the tree of an exhibit', () => {
  const person = (name: string, share: number) => ({ name, kind: 'person', share, person: true });
  const company = (name: string, share: number, ...owners: Owner[]) => ({
    ...{ name, kind: 'company', share, owners },
  });

  const sumsIn = (...owners: Owner[]) =>
    [...personsIn('X', owners).values()].map(
      ({ entity, sum }) => `${entity.name} ${percentDigits(sum, 6).text}`,
    );

  test('a person’s chains are added up, wherever they stand', () => {
    const others = [person('Anne', 10), person('Other', 90)];
    expect(
      sumsIn(company('A', 1, ...others), company('B', 2, ...others), person('Anne', 24.7)),
    ).toEqual(['Anne 25', 'Other 2.7']);
  });

  test('a company at two places has its owners once', () => {
    const held = company('H', 50, person('Anne', 60));
    expect(sumsIn(company('A', 40, held), company('B', 60, held))).toEqual(['Anne 30']);
  });

  test('more than the whole is an error that names the client', () => {
    expect(() => sumsIn(person('A', 60), person('B', 60))).toThrow(/“X”.* overWhole/);
  });
});
