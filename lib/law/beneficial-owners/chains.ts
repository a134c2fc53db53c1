import type { Link } from './links';
import { fullShare, multiply, type Share } from './share';
import type { Entity } from './structure';

/** One way from a holder down to the client: its links, and their shares multiplied. */
export type Chain = { links: Link[]; product: Share; votes: Share };

/** Every chain that leads down to the client, by the holder at its top. */
export function chainsTo(client: Entity, links: Link[]): Map<Entity, Chain[]> {
  const chains = new Map<Entity, Chain[]>();
  climb(client, { links: [], product: fullShare, votes: fullShare });
  return chains;

  function climb(of: Entity, below: Chain) {
    for (const link of links.filter((candidate) => candidate.of === of)) {
      const chain = {
        links: [link, ...below.links],
        product: multiply(link.share, below.product),
        votes: multiply(link.votes, below.votes),
      };
      chains.set(link.holder, [...(chains.get(link.holder) ?? []), chain]);
      climb(link.holder, chain);
    }
  }
}
