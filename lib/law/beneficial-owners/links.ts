import {
  compare,
  divide,
  fullShare,
  noShare,
  parseShare,
  type Share,
  subtract,
  sum,
} from './share';
import type { Entity, Holding, Role, Structure } from './structure';

/** A valid holding: its two ends and its size. */
export type Link = {
  holder: Entity;
  of: Entity;
  /** Of the capital; of a trust: the whole, to each of its parties. */
  share: Share;
  /** Of the votes; the company's own shares have none (C. com., L.225-111, L.225-210). */
  votes: Share;
  /** The roles of the holder, where `of` is a trust. */
  roles: Role[];
  /** The holder controls `of` by other means. */
  means: boolean;
};

/** Capital or votes: each is calculated apart, and one is enough (Regulation (EU) 2024/1624, art. 52(1)). */
export const measures = ['share', 'votes'] as const;
export type Measure = (typeof measures)[number];

/**
 * The holdings of a structure as links, without the invalid ones (`problemsOf` says why).
 * Several roles of one party in one trust are one link: the trust is not counted twice.
 */
export function linksOf(structure: Structure): Link[] {
  const byId = new Map(structure.entities.map((entity) => [entity.id, entity]));
  const links: Link[] = [];
  for (const holding of structure.holdings) {
    const holder = byId.get(holding.holder);
    const of = byId.get(holding.of);
    if (!holder || !of || holder === of || of.kind === 'person') continue;
    if (of.kind === 'trust') addRole(holder, of, holding.role);
    else addHolding(holder, of, holding);
  }
  for (const entity of structure.entities) if (entity.controls) addControl(entity);
  return links;

  function linkBetween(holder: Entity, of?: Entity) {
    return links.find((link) => link.holder === holder && link.of === of);
  }

  /** Adds a person's control of the client, with or without a holding in it. */
  function addControl(holder: Entity) {
    const client = byId.get(structure.client);
    const link = linkBetween(holder, client);
    if (link) link.means = true;
    else if (client && client !== holder)
      links.push({ holder, of: client, share: noShare, votes: noShare, roles: [], means: true });
  }

  function addRole(holder: Entity, of: Entity, role?: Role) {
    if (!role) return;
    const link = linkBetween(holder, of);
    if (link) link.roles = [...new Set([...link.roles, role])];
    else
      links.push({ holder, of, share: fullShare, votes: fullShare, roles: [role], means: false });
  }

  function addHolding(holder: Entity, of: Entity, { share: text = '', ...holding }: Holding) {
    const share = parseShare(text);
    const votes = votesOf(share, holding.votes, ownShares(structure, of));
    if (!share || !votes) return;
    const means = holding.controls === true;
    links.push({ holder, of, share, votes, roles: [], means });
  }
}

/** The votes as typed, else the share as a part of the capital that the company does not hold itself. */
function votesOf(share: Share | undefined, typed: string | undefined, own: Share) {
  if (typed?.trim()) return parseShare(typed);
  const voting = subtract(fullShare, own);
  return share && compare(voting, noShare) > 0 ? divide(share, voting) : undefined;
}

/** How much of a company is its own: shares without a vote. */
export const ownShares = ({ holdings }: Structure, { id }: Entity): Share =>
  sum(
    holdings
      .filter(({ holder, of }) => holder === id && of === id)
      .map(({ share = '' }) => parseShare(share) ?? noShare),
  );
