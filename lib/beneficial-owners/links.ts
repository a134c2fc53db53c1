import { parsePercent, type Share, whole } from './share';
import type { Entity, Role, Structure } from './structure';

/** A holding that can be counted with: its two ends, and how much it is. */
export type Link = {
  holder: Entity;
  of: Entity;
  /** Of a trust: the whole, to each of its parties. */
  share: Share;
  /** The roles of the holder, where `of` is a trust. */
  roles: Role[];
};

/**
 * The holdings of a structure as links; those that can be none (`problemsOf` says why) are left out.
 * Several roles of one party in one trust are one link: the trust is not counted twice.
 */
export function linksOf({ entities, holdings }: Structure): Link[] {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const links: Link[] = [];
  for (const { holder: holderId, of: ofId, share: text, role } of holdings) {
    const holder = byId.get(holderId);
    const of = byId.get(ofId);
    if (!holder || !of || holder === of || of.kind === 'person') continue;
    const isTrust = of.kind === 'trust';
    const share = isTrust ? whole : parsePercent(text ?? '');
    if (!share || (isTrust && !role)) continue;
    const roles = isTrust && role ? [role] : [];
    const known = isTrust && links.find((link) => link.holder === holder && link.of === of);
    if (known) known.roles.push(...roles.filter((name) => !known.roles.includes(name)));
    else links.push({ holder, of, share, roles });
  }
  return links;
}
