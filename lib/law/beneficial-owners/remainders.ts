import type { Chain } from './chains';
import { type Link, ownShares } from './links';
import { compare, fullShare, multiply, noShare, type Share, subtract, sum } from './share';
import { type Entity, type Role, roles, type Structure } from './structure';

/** The part of a company that no holder was named for. */
export type Remainder = {
  entity: Entity;
  share: Share;
  /** How much of the client that is, over all chains. */
  ofClient: Share;
};

/** The part of each company without a named holder; its own shares are not missing. */
export function remaindersIn(
  structure: Structure,
  links: Link[],
  chains: Map<Entity, Chain[]>,
): Remainder[] {
  return structure.entities.flatMap((entity) => {
    if (entity.kind !== 'company') return [];
    const shares = links.filter(({ of }) => of === entity).map((link) => link.share);
    const share = subtract(fullShare, sum([...shares, ownShares(structure, entity)]));
    if (compare(share, noShare) === 0) return [];
    const partOfClient =
      entity.id === structure.client
        ? fullShare
        : sum((chains.get(entity) ?? []).map(({ product }) => product));
    return [{ entity, share, ofClient: multiply(partOfClient, share) }];
  });
}

/** The trusts, each with the roles that nobody was named for. */
export const trustsWithMissingRoles = ({ entities }: Structure, links: Link[]) =>
  entities
    .filter(({ kind }) => kind === 'trust')
    .map((entity): { entity: Entity; missing: Role[] } => {
      const filledRoles = links.filter(({ of }) => of === entity).flatMap((link) => link.roles);
      return { entity, missing: roles.filter((role) => !filledRoles.includes(role)) };
    });
