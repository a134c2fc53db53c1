import type { Link } from './links';
import { compare, type Share, sum } from './share';
import type { Entity } from './structure';

const half: Share = { units: 5n, decimals: 1 };

/**
 * What a person holds of the client with every company in which it has the majority, itself or with
 * others of them: undiluted, as one who commands a holding has all its votes.
 */
export function majorityShare(person: Entity, client: Entity, links: Link[]): Share {
  const group = new Set([person]);
  const heldIn = (company: Entity) =>
    sum(links.filter(({ of, holder }) => of === company && group.has(holder)).map(shareOf));
  // Each round may add a company, by which another comes within reach.
  for (let size = 0; size < group.size; ) {
    size = group.size;
    for (const { of } of links) if (of !== client && compare(heldIn(of), half) > 0) group.add(of);
  }
  return heldIn(client);
}

const shareOf = ({ share }: Link) => share;
