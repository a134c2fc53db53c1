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

/** An owner with its share of the client, in percent: a person's over all its chains. */
export type OwnerNode = {
  owner: Owner;
  indirect: number;
  beneficial: boolean;
  owners: OwnerNode[];
};

/**
 * Multiplies shares along each chain, adds a person's chains up, and marks the natural persons who
 * hold MORE than `threshold` percent (CMF, L.561-2-2 and R.561-1).
 */
export function ownership(owners: Owner[], threshold: number): OwnerNode[] {
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
      const beneficial = Boolean(owner.person) && share > threshold;
      return { owner, indirect: share, beneficial, owners: mark(owners) };
    });
  }
}
