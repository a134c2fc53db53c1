import { expect, test } from 'vitest';
import { beneficialOwners, ownership } from '@/components/exhibits/ownership';
import { rule2027, ruleToday } from '@/lib/beneficial-owners/rules';

const person = (name: string, share: number) => ({ name, kind: 'person', share, person: true });

test('shares are multiplied along a chain', () => {
  const [holding] = ownership(
    [
      {
        name: 'Holding',
        kind: 'company',
        share: 75,
        owners: [person('Jean', 60), person('Lise', 40)],
      },
    ],
    ruleToday,
  );
  expect(holding?.owners.map(({ indirect }) => indirect)).toEqual([45, 30]);
  expect(holding?.owners.map(({ beneficial }) => beneficial)).toEqual([true, true]);
});

test('exactly the threshold is not above it (CMF, R.561-1: more than 25 %)', () => {
  expect(ownership([person('Anne', 25)], ruleToday)[0]?.beneficial).toBe(false);
  expect(ownership([person('Anne', 25.01)], ruleToday)[0]?.beneficial).toBe(true);
});

test('a person’s chains are added up, without a rounding error', () => {
  const through = (name: string, share: number) => ({
    name,
    kind: 'company',
    share,
    owners: [person('Anne', 10), person('Other', 90)],
  });
  const nodes = ownership([through('A', 1), through('B', 2), person('Anne', 24.7)], ruleToday);
  expect(nodes[2]?.beneficial).toBe(false);
  // What is shown beside the verdict is what the verdict was made from, wherever the person stands.
  expect([nodes[2]?.indirect, nodes[0]?.owners[0]?.indirect]).toEqual([25, 25]);
  expect(
    ownership([through('A', 1), through('B', 3), person('Anne', 24.7)], ruleToday)[2]?.beneficial,
  ).toBe(true);
});

test('a company is never a beneficial owner', () => {
  expect(ownership([{ name: 'A', kind: 'company', share: 100 }], ruleToday)[0]?.beneficial).toBe(
    false,
  );
});

test('exactly 25 % counts from 10 July 2027 (Regulation (EU) 2024/1624, article 52)', () => {
  const four = ['Anne', 'Jean', 'Lise', 'Paul'].map((name) => person(name, 25));
  expect(beneficialOwners(ownership(four, ruleToday)).size).toBe(0);
  expect(beneficialOwners(ownership(four, rule2027)).size).toBe(4);
  expect(ownership([person('Anne', 24.99)], rule2027)[0]?.beneficial).toBe(false);
});

test('a person in several chains is one beneficial owner', () => {
  const holding = { name: 'Holding', kind: 'company', share: 60, owners: [person('Anne', 100)] };
  expect([...beneficialOwners(ownership([holding, person('Anne', 40)], ruleToday))]).toEqual([
    'Anne',
  ]);
});
