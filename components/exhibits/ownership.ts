import type { ReactNode } from 'react';
import * as z from 'zod';
import type { Rule } from '@/lib/beneficial-owners/rules';
import type { ContentPage } from '@/lib/content';
import { fill, formatPercent } from '@/lib/format';
import type { ExhibitWords } from './exhibit';
import type { ChartNode } from './ownership-chart';

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

type Drawing = {
  page: ContentPage;
  words: ExhibitWords;
  /** How a person is drawn. */
  classOf: (node: OwnerNode) => string | undefined;
  /** What is said of a person after the share. */
  verdict: (node: OwnerNode) => ReactNode;
};

/** The nodes of a tree as the chart draws them. */
export function chartOf(nodes: OwnerNode[], drawing: Drawing): ChartNode[] {
  const { page, words, classOf, verdict } = drawing;
  const percent = (share: number) => formatPercent(share, page.locale);
  return nodes.map((node) => ({
    key: node.owner.name,
    name: node.owner.name,
    kind: node.owner.kind,
    share: percent(node.owner.share),
    className: classOf(node),
    verdict: node.owner.person && [
      // What a person holds at one place only stands there.
      node.indirect !== node.owner.share &&
        `${fill(words.indirectShare, { share: percent(node.indirect) })} · `,
      verdict(node),
    ],
    owners: chartOf(node.owners, drawing),
  }));
}
