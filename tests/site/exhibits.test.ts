import { expect, test } from 'vitest';
import { ownership } from '@/components/exhibits/ownership';

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
    25,
  );
  expect(holding?.owners.map(({ indirect }) => indirect)).toEqual([45, 30]);
  expect(holding?.owners.map(({ beneficial }) => beneficial)).toEqual([true, true]);
});

test('exactly the threshold is not above it (CMF, R.561-1: more than 25 %)', () => {
  expect(ownership([person('Anne', 25)], 25)[0]?.beneficial).toBe(false);
  expect(ownership([person('Anne', 25.01)], 25)[0]?.beneficial).toBe(true);
});

test('a person’s chains are added up, without a rounding error', () => {
  const through = (name: string, share: number) => ({
    name,
    kind: 'company',
    share,
    owners: [person('Anne', 10), person('Other', 90)],
  });
  const nodes = ownership([through('A', 1), through('B', 2), person('Anne', 24.7)], 25);
  expect(nodes[2]?.beneficial).toBe(false);
  // What is shown beside the verdict is what the verdict was made from, wherever the person stands.
  expect([nodes[2]?.indirect, nodes[0]?.owners[0]?.indirect]).toEqual([25, 25]);
  expect(
    ownership([through('A', 1), through('B', 3), person('Anne', 24.7)], 25)[2]?.beneficial,
  ).toBe(true);
});

test('a company is never a beneficial owner', () => {
  expect(ownership([{ name: 'A', kind: 'company', share: 100 }], 25)[0]?.beneficial).toBe(false);
});
