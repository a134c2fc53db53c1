import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beneficialOwners,
  type Entity,
  maxLevels,
  type Reason,
  roles,
  type Structure,
} from '@/lib/law/beneficial-owners';
import { ask, ownersFrom2027, unitsOfThreshold } from './ownership-oracle';

/* Sizes and shares are drawn so that chains often cross, and sums often meet the threshold. */
const share = fc.oneof(
  {
    arbitrary: fc.constantFrom(
      '5',
      '10',
      '12,5',
      '20',
      '25',
      '25.0',
      '33.333333',
      '50',
      '60',
      '100',
    ),
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
          pair: fc.tuple(fc.nat(size), fc.nat(size)).filter(([a, b]) => a !== b),
          upward: fc.integer({ min: 0, max: 19 }).map((chance) => chance > 0),
          share,
          votes: fc.option(share, { freq: 5, nil: undefined }),
          role: fc.constantFrom(...roles),
          controls: fc.integer({ min: 0, max: 19 }).map((chance) => chance === 0),
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
      const holdings = rows.map(({ pair, upward, share, votes, role, controls }) => {
        const [low, high] = upward ? [Math.min(...pair), Math.max(...pair)] : pair;
        // A person is held now and then; a holding in the client is what matters most.
        const of = entities[low]?.kind === 'person' && upward ? 0 : low;
        return entities[of]?.kind === 'trust'
          ? { holder: String(high), of: String(of), role }
          : { holder: String(high), of: String(of), share, controls, ...(votes && { votes }) };
      });
      return { client: '0', entities, holdings };
    }),
);

test('10,000 random graphs: the same sums and verdicts as the matrix, or the same refusal', () => {
  const counts = {
    ...{ calculated: 0, refused: 0, atThreshold: 0, chains: 0 },
    articles: {} as Record<string, number>,
  };
  fc.assert(
    fc.property(graph, (given) => {
      const { faults, sums, votes } = ask(given);
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
      const owners = ownersFrom2027(given, 0);
      for (const { entity, chains, sum, owner, exactly } of result.persons) {
        const expected = sums.get(entity.id) ?? 0n;
        const digits = 8 * maxLevels;
        expect(sum.numerator * 10n ** BigInt(digits)).toBe(expected * sum.denominator);
        const isTicked = given.holdings.some(
          ({ holder, of, controls }) => controls && holder === entity.id && of === given.client,
        );
        const today = [expected, votes.get(entity.id) ?? 0n].some(
          (units) => units > unitsOfThreshold,
        );
        expect(Boolean(owner.today)).toBe(today || isTicked);
        expect(articlesIn(owner.from2027)).toEqual(owners.get(Number(entity.id)) ?? new Set());
        expect(exactly).toBe(expected === unitsOfThreshold);
        if (exactly) counts.atThreshold++;
        counts.chains = Math.max(counts.chains, chains.length);
        for (const article of owners.get(Number(entity.id)) ?? []) {
          counts.articles[article] = (counts.articles[article] ?? 0) + 1;
        }
      }
    }),
    { numRuns: 10_000 },
  );
  // The draw reaches what it is for.
  for (const count of [counts.calculated, counts.refused, counts.atThreshold])
    expect(count).toBeGreaterThan(20);
  for (const article of ['52', '53', '54a', '54b', 'role'])
    expect(counts.articles[article]).toBeGreaterThan(20);
  expect(counts.chains).toBeGreaterThan(2);
});

/** The reasons as the oracle calls them; what was ticked is control to it. */
const articlesIn = (reasons: Reason[] = []) => new Set(reasons.map(({ by }) => articleOf[by]));
const articleOf: Record<Reason['by'], string> = {
  share: '52',
  control: '53',
  means: '53',
  controlledHolders: '54a',
  holdingInController: '54b',
  role: 'role',
};

const ofRow = ['unknown', 'ofPerson', 'itself', 'share', 'votes', 'role'];
const faultOf = (code: string) => (ofRow.includes(code) ? 'row' : code);
