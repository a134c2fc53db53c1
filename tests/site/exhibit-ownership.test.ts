import { expect, test } from 'vitest';
import { type Owner, resultOf } from '@/components/exhibits/ownership';
import { valuesOf } from '@/components/law/owners/case';
import { formatShare } from '@/lib/format';
import { ownersUnder } from '@/lib/law/beneficial-owners';

/* What a writer draws of an invented client, and what is calculated of it. */

const anne = (share: number): Owner => ({ name: 'Anne', kind: 'partner', share, person: true });
const holding = (share: number, owners: Owner[]): Owner => ({
  ...{ name: 'Holding', kind: 'company', share },
  owners,
});

test('a company at two places is held once, and its owners by both', () => {
  const result = resultOf('Client', [
    holding(20, [anne(100)]),
    { name: 'Middle', kind: 'company', share: 80, owners: [holding(50, [anne(100)])] },
  ]);
  const [person] = result.persons;
  expect(person && formatShare(person.sum, 'en')).toBe('60%');
  expect(result.persons).toHaveLength(1);
});

test('a company at two places with different owners is refused by its name', () => {
  const tree = [
    holding(20, [anne(100)]),
    { name: 'Middle', kind: 'company', share: 80, owners: [holding(50, [anne(40)])] },
  ];
  expect(() => resultOf('Client', tree)).toThrow('“Holding” stands at two places');
});

test('a share just under the threshold is neither rounded up nor an owner’s', () => {
  const result = resultOf('Client', [anne(24.96)]);
  const [person] = result.persons;
  expect(person && formatShare(person.sum, 'en')).toBe('24.96%');
  expect(ownersUnder('from2027', result)).toEqual([]);
});

test('a worked case names its companies in any case, and none that it lacks', () => {
  const holders = (of: string) => [
    { name: 'Alpha Holding', kind: 'company' as const, share: '60' },
    { name: 'Anne', kind: 'person' as const, of, share: '100' },
  ];
  const { rows } = valuesOf({ client: 'Client', holders: holders('alpha holding') });
  expect(rows.r2?.of).toBe('r1');
  expect(() => valuesOf({ client: 'Client', holders: holders('Beta') })).toThrow('“Beta”');
});
