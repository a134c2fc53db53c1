import { type Link, ownShares } from './links';
import { compare, fullShare, parseShare, type Share, sum } from './share';
import { type Entity, maxHolders, maxLevels, type Structure } from './structure';

/** Why a structure cannot be calculated. */
export type Problem = {
  code:
    | 'tooMany'
    | 'noName'
    | 'unknown'
    | 'ofPerson'
    | 'itself'
    | 'share'
    | 'votes'
    | 'role'
    | 'overWhole'
    | 'circular'
    | 'tooDeep';
  /** Index of the holding that it is about; -1 where it is about none. */
  holding: number;
  /** The company of which more than the whole is held; or the entities of the circle in order, the first repeated at the end. */
  entities?: Entity[];
  /** How much of that company is held. */
  share?: Share;
};

/** What is wrong with a structure: nothing, if it can be calculated. */
export function problemsOf(structure: Structure, links: Link[]): Problem[] {
  const { client, entities } = structure;
  const circle = circleIn(links);
  return [
    ...(entities.length - 1 > maxHolders ? [{ code: 'tooMany', holding: -1 } as const] : []),
    ...structure.holdings.flatMap((_, index) => problemOf(structure, index)),
    ...entities.flatMap((entity) => overWhole(structure, links, entity)),
    ...(circle ? [circle] : tooDeep()),
  ];

  function circleIn(links: Link[]): Problem | undefined {
    for (const { of } of links) {
      const circle = pathBack(of, [of], links);
      if (circle) return { code: 'circular', holding: lastHolding(circle), entities: circle };
    }
    return undefined;
  }

  /** The holding that closes a circle: its last link. */
  function lastHolding(circle: Entity[]) {
    const [of, holder] = circle.slice(-2);
    return structure.holdings.findIndex(
      (holding) => holding.holder === holder?.id && holding.of === of?.id,
    );
  }

  function tooDeep(): Problem[] {
    const depths = new Map([[client, 0]]);
    // One round more than the levels: a holder that the last one reaches lies too deep.
    for (let level = 1; level <= maxLevels + 1; level++)
      for (const { holder, of } of links)
        if (depths.get(of.id) === level - 1) depths.set(holder.id, level);
    const holder = [...depths].find(([, depth]) => depth > maxLevels)?.[0];
    if (!holder) return [];
    const holding = structure.holdings.findIndex((row) => row.holder === holder);
    return [{ code: 'tooDeep', holding }];
  }
}

/** What is wrong with one holding. */
function problemOf(structure: Structure, index: number): Problem[] {
  const { entities, holdings } = structure;
  const { holder: holderId, of: ofId, ...holding } = holdings[index] ?? { holder: '', of: '' };
  const holder = entities.find(({ id }) => id === holderId);
  const of = entities.find(({ id }) => id === ofId);
  const problem = (code: Problem['code']) => [{ code, holding: index }];
  if (holder && !holder.name.trim()) return problem('noName');
  if (!holder || !of) return problem('unknown');
  if (of.kind === 'person') return problem('ofPerson');
  if (of.kind === 'trust') {
    if (of === holder) return problem('itself');
    return holding.role ? [] : problem('role');
  }
  const share = parseShare(holding.share ?? '');
  if (!share) return problem('share');
  // A company may hold its own shares, but not all of them.
  if (of === holder && compare(ownShares(structure, of), fullShare) >= 0) return problem('itself');
  return !holding.votes?.trim() || parseShare(holding.votes) ? [] : problem('votes');
}

/** More than the whole of the capital or of the votes of a company. */
function overWhole(structure: Structure, links: Link[], company: Entity): Problem[] {
  if (company.kind !== 'company') return [];
  const own = links.filter(({ of }) => of === company);
  const totals = [
    sum([...own.map((link) => link.share), ownShares(structure, company)]),
    sum(own.map((link) => link.votes)),
  ];
  const share = totals.find((total) => compare(total, fullShare) > 0);
  if (!share) return [];
  const holding = structure.holdings.findLastIndex(({ of }) => of === company.id);
  return [{ code: 'overWhole', holding, entities: [company], share }];
}

/** A way from an entity up its holders and back to it. */
function pathBack(
  start: Entity,
  path: Entity[],
  links: Link[],
  seen = new Set<Entity>(),
): Entity[] | undefined {
  for (const { holder, of } of links) {
    if (of !== path.at(-1)) continue;
    if (holder === start) return [...path, holder];
    if (seen.has(holder)) continue;
    seen.add(holder);
    const circle = pathBack(start, [...path, holder], links, seen);
    if (circle) return circle;
  }
  return undefined;
}
