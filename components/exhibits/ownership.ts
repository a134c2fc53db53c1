import * as z from 'zod';

/** One owner in a chain, with its own owners. */
export const owner = z.strictObject({
  name: z.string().describe('Name of the owner.'),
  kind: z.string().describe('What it is: holding, trust, founder.'),
  share: z.number().describe('Percent of the level below.'),
  person: z.boolean().optional().describe('True for a natural person: the end of the chain.'),
  get owners() {
    return z.array(owner).optional().describe('Its own owners.');
  },
});

export type Owner = z.infer<typeof owner>;

/** From which share of capital or votes a natural person is a beneficial owner. */
export type Rule = { threshold: number; orMore: boolean };

/** More than 25 % (CMF, R.561-1). */
export const ruleToday: Rule = { threshold: 25, orMore: false };

/** 25 % or more, from 10 July 2027 (Regulation (EU) 2024/1624, article 52). */
export const rule2027: Rule = { threshold: 25, orMore: true };

/** An owner with its share of the client, in percent: a person's over all its chains. */
export type OwnerNode = {
  owner: Owner;
  indirect: number;
  beneficial: boolean;
  owners: OwnerNode[];
};

/**
 * Multiplies shares along each chain, adds a person's chains up, and marks the natural persons who
 * hold enough under the rule.
 */
export function ownership(owners: Owner[], { threshold, orMore }: Rule): OwnerNode[] {
  const totals = new Map<string, number>();
  const tree = climb(owners, 100);
  return mark(tree);

  function climb(level: Owner[], below: number): OwnerNode[] {
    return level.map((owner) => {
      const indirect = (below * owner.share) / 100;
      // Rounded, so that 0.1 + 0.2 is 0.3 when it meets the threshold.
      const total = (totals.get(owner.name) ?? 0) + indirect;
      totals.set(owner.name, Math.round(total * 1e6) / 1e6);
      return { owner, indirect, beneficial: false, owners: climb(owner.owners ?? [], indirect) };
    });
  }

  function mark(nodes: OwnerNode[]): OwnerNode[] {
    return nodes.map(({ owner, indirect, owners }) => {
      const share = owner.person ? (totals.get(owner.name) ?? 0) : indirect;
      const beneficial =
        Boolean(owner.person) && (share > threshold || (orMore && share === threshold));
      return { owner, indirect: share, beneficial, owners: mark(owners) };
    });
  }
}

/** Names of the beneficial owners in a tree, each once. */
export const beneficialOwners = (nodes: OwnerNode[]): Set<string> =>
  new Set(
    nodes.flatMap(({ owner, beneficial, owners }) => [
      ...(beneficial ? [owner.name] : []),
      ...beneficialOwners(owners),
    ]),
  );
