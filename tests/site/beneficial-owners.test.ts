import { describe, expect, test } from 'vitest';
import { type Owner, resultOf as resultIn } from '@/components/exhibits/ownership';
import {
  beneficialOwners,
  type Entity,
  type Holding,
  maxHolders,
  percentDigits,
  type Result,
  roles,
  type Structure,
} from '@/lib/law/beneficial-owners';

/* Invented structures, as short as they can be: persons P, Q, companies A, B, C, a trust T, the client X. */

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
      owner.today?.some(({ by }) => by === 'means') && 'control',
    ]
      .filter(Boolean)
      .join(' '),
  );

test.each([
  ['a hair more counts today', 'P 25.000001 X', ['P 25.000001 today 2027']],
  ['a hair less never counts', 'P 24,999999 X', ['P 24.999999']],
  ['tenths add up to the digit', 'P 10.1 X, P 50 A, A 29,8 X', ['P 25 2027']],
  ['one holds twice in the same company', 'P 10 X, P 20 X', ['P 30 today 2027']],
  ['levels up to the limit', 'P 80 A, A 90 B, B 90 C, C 90 D, D 90 X', ['P 52.488 today 2027']],
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

/** What is said of each person: its share, today's verdict or what is open, the articles of 2027. */
const inFull = (text: string) =>
  resultOf(text).persons.map(({ entity, sum, votes, owner, indication, majority, half }) =>
    [
      entity.id,
      [...new Set([sum, votes].map((share) => percentDigits(share, 2).text))].join('/'),
      owner.today ? 'owner' : (indication ?? 'none'),
      owner.from2027?.map(({ article }) => article.replace('art. ', '')).join(' ') ?? 'none',
      majority && `asks ${percentDigits(majority, 2).text}`,
      half && 'asks half',
    ]
      .filter(Boolean)
      .join(' · '),
  );

/* The cases that lawyers discuss, read word by word. */
test.each([
  ['1 controls a holder', 'P 60 A, A 30 X', ['P · 18 · holding · 54(a) · asks 30']],
  ['2 holds in a controller', 'P 30 A, A 60 X', ['P · 18 · none · 54(b)']],
  [
    '3 exactly 25 % by multiplication',
    'P 62.5 A, A 40 X',
    ['P · 25 · holding · 52(1) 54(a) · asks 40'],
  ],
  [
    '4 majorities all the way',
    'P 51 A, A 51 B, B 51 C, C 51 X',
    ['P · 6.76 · control · 53(2) 54(a) 54(b) 54(b) · asks 51'],
  ],
  [
    '5 two controlled holders',
    'P 60 A, P 60 B, A 30 X, B 30 X',
    ['P · 36 · owner · 52(1) 53(2) 54(a)'],
  ],
  [
    '5b two small controlled holders',
    'P 60 A, P 60 B, A 15 X, B 15 X',
    ['P · 18 · holding · 54(a) · asks 30'],
  ],
  ['6 exactly 25 %', 'P 25 X', ['P · 25 · none · 52(1)']],
  ['7 own shares', 'P 24 X, X 10 X', ['P · 24/26.66 · owner · 52(1)']],
  [
    '8 a trust of 30 %',
    'T 30 X, P settlor T, P1 trustee T, P2 protector T, P3 beneficiary T',
    ['P', 'P1', 'P2', 'P3'].map((id) => `${id} · 30 · owner · 55, 58`),
  ],
  ['8b a trust of 20 %', 'T 20 X, P settlor T', ['P · 20 · none · none']],
  ['9 24 % through a controller', 'P 30 A, A 80 X', ['P · 24 · none · 54(b)']],
  ['10 a company is trustee', 'P 30 A, A trustee T, T 60 X', ['P · 18 · role · 55, 58(3)']],
  ['11 halves', 'P 50 A, A 100 B, B 50 X', ['P · 25 · none · 52(1) · asks half']],
  ['12 all of 24 %', 'P 100 A, A 24 X', ['P · 24 · none · none']],
  ['13 own and controlled', 'P 15 X, P 60 A, A 15 X', ['P · 24 · none · none · asks 30']],
  ['14 exactly half of a holder', 'P 50 A, A 40 X', ['P · 20 · none · none · asks half']],
])('%s', (_, text, expected) => {
  expect(inFull(text)).toEqual(expected);
});

test('the law’s last resort is not offered while anything is open', () => {
  const exhausted = (text: string) => resultOf(text).exhausted;
  const rest = 'Q 20 X, Q1 20 X, Q2 20 X';
  expect(exhausted(`${rest}, Q3 20 X, Q4 20 X`)).toEqual({ today: true, from2027: true });
  // Somebody is indicated, or asked about; or a quarter has no name.
  expect(exhausted(`P 60 A, A 30 X, ${rest}, Q3 10 X`).today).toBe(false);
  expect(exhausted(`P 15 X, P 60 A, Q4 40 A, A 15 X, ${rest}, Q3 10 X`).from2027).toBe(false);
  expect(exhausted(rest)).toEqual({ today: false, from2027: false });
});

test('parts are read as people write them, exactly', () => {
  expect(verdicts(resultOf('P 1/3 X, Q 33/100 X, P1 24,99% X'))).toEqual([
    'P 33.333333 today 2027',
    'Q 33 today 2027',
    'P1 24.99',
  ]);
  expect(verdicts(resultOf('P 1/2 A, A 1/2 X'))).toEqual(['P 25 2027']);
});

test('votes that are not those of the capital are calculated apart', () => {
  const given = structure('P 20 X, Q 80 X');
  for (const holding of given.holdings) holding.votes = holding.holder === 'P' ? '33,4' : '66.6';
  const result = beneficialOwners(given) as Result;
  expect(result.persons.map(({ owner }) => Boolean(owner.today))).toEqual([true, true]);
  expect(verdicts(result)).toEqual(['P 20 today 2027', 'Q 80 today 2027']);
});

test('control of a company on the way counts as a majority of it', () => {
  const given = structure('P 10 A, A 30 X');
  for (const holding of given.holdings) holding.controls = holding.holder === 'P';
  const [person] = (beneficialOwners(given) as Result).persons;
  expect(person?.owner.from2027?.map(({ by }) => by)).toEqual(['controlledHolders']);
  expect(person?.indication).toBe('holding');
});

test('roles that nobody was named for are listed', () => {
  const [trust] = resultOf('T 100 X, P settlor T, P trustee T').trusts;
  expect(trust?.missing).toEqual(['beneficiary', 'protector']);
});

describe('is refused:', () => {
  const many = Array.from({ length: maxHolders + 1 }, (_, index) => `P${index} 1 X`).join(', ');
  test.each([
    ['a circle', 'A 10 X, B 50 A, A 50 B', 'circular', 2],
    ['a company that is all its own', 'A 10 X, A 100 A', 'itself', 1],
    ['a share of nothing', 'P 1/0 X', 'share', 0],
    ['more than the whole of a company', 'P 60 X, Q 40,000001 X', 'overWhole', 1],
    ['a share that is no number', 'P half X', 'share', 0],
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

describe('the tree of an exhibit', () => {
  const person = (name: string, share: number) => ({ name, kind: 'person', share, person: true });
  const company = (name: string, share: number, ...owners: Owner[]) => ({
    ...{ name, kind: 'company', share, owners },
  });

  const sumsIn = (...owners: Owner[]) =>
    resultIn('X', owners).persons.map(
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
