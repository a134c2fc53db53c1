import { type Link, type Measure, measures } from './links';
import { compare, fullShare, half, multiply, noShare, type Share, sum } from './share';
import type { Entity } from './structure';

/** Whether a share of the capital or votes is enough to control a company. */
type Majority = (share: Share) => boolean;

/** 50 % plus one (Regulation (EU) 2024/1624, art. 53(2)(c), in English and German). */
export const moreThanHalf: Majority = (share) => compare(share, half) > 0;

/** 50 % or more, as the French text may be read for votes: a reason to ask, not control. */
export const halfOrMore: Majority = (share) => compare(share, half) >= 0;

/**
 * An entity and every company that it controls, level by level (art. 53(2)(b)): by a majority of the
 * capital or of the votes, or by other means. What it holds itself and through companies that it
 * controls counts together.
 */
export function groupOf(
  start: Entity,
  links: Link[],
  controls: Majority = moreThanHalf,
): Set<Entity> {
  const group = new Set([start]);
  // Each round may add a company, by which another comes within reach.
  for (let size = 0; size < group.size; ) {
    size = group.size;
    for (const { of } of links) if (of.kind === 'company' && isControlled(of)) group.add(of);
  }
  return group;

  function isControlled(company: Entity) {
    const own = links.filter(({ holder, of }) => of === company && group.has(holder));
    return (
      own.some(({ means }) => means) ||
      measures.some((measure) => controls(sum(own.map((link) => link[measure]))))
    );
  }
}

/**
 * How much of a company an entity holds, directly and indirectly: multiplied along each chain, all chains
 * added (art. 52(1)). A trust ends a chain, because its parties have no part of what it holds (art. 55).
 * @param passing companies to leave out of every chain
 */
export function heldBy(
  holder: Entity,
  company: Entity,
  links: Link[],
  measure: Measure,
  passing: Set<Entity> = new Set(),
): Share {
  const ways = links.filter(
    (link) => link.holder === holder && link.of.kind === 'company' && !passing.has(link.of),
  );
  return sum(
    ways.map(({ of, ...link }) =>
      multiply(
        link[measure],
        of === company ? fullShare : heldBy(of, company, links, measure, passing),
      ),
    ),
  );
}

/**
 * How much of the client some members of a group command: each company of the group passes on all that it
 * holds, since whoever controls it decides its votes; outside the group, holdings are multiplied.
 */
export function commandedBy(
  members: Entity[],
  group: Set<Entity>,
  { links, client }: { links: Link[]; client: Entity },
  measure: Measure,
): Share {
  const inside = new Set([...group].filter((entity) => entity !== client));
  const shares = members.map((member) => heldBy(member, client, links, measure, inside));
  return shares.length > 0 ? sum(shares) : noShare;
}
