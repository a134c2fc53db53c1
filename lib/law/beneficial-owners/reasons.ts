import type { Country } from '../../countries';
import { groupOf, heldBy, moreThanHalf } from './control';
import { type Link, measures } from './links';
import { articlesToday, reaches, rule2027, ruleToday } from './rules';
import { greater, type Share, sum } from './share';
import type { Entity, Role } from './structure';

/** A client and the holdings above it. */
export type Graph = { links: Link[]; client: Entity };

/** Why a person is a beneficial owner, with the article that says so. */
export type Reason = { article: string } & (
  | { by: 'share'; share: Share }
  | { by: 'control' | 'means' }
  /** Controls companies that together hold so much of the client directly. */
  | { by: 'controlledHolders'; companies: Entity[]; share: Share }
  /** Holds so much of a company that controls the client. */
  | { by: 'holdingInController'; company: Entity; share: Share }
  /** A party to a trust to which another reason applies; `through` the company, where that is the party. */
  | { by: 'role'; trust: Entity; roles: Role[]; through?: Entity }
);

/**
 * Why a person is a beneficial owner of the client from 10 July 2027: the union of what Regulation (EU)
 * 2024/1624 says in articles 51 to 55 and 58. Empty where it is none.
 */
export const reasons2027 = (person: Entity, graph: Graph): Reason[] => [
  ...reasonsOf(person, graph),
  ...trustsIn(graph)
    .filter((trust) => reasonsOf(trust, graph).length > 0)
    .flatMap((trust) => partiesOf(trust, graph))
    .filter((party) => party.person === person)
    .map(({ person, ...party }) => ({
      by: 'role' as const,
      article: party.through ? 'art. 55, 58(3)' : 'art. 55, 58',
      ...party,
    })),
];

/** What articles 51 to 54 say of a person, or of a trust that stands in its place. */
export function reasonsOf(holder: Entity, graph: Graph, controls = moreThanHalf): Reason[] {
  const { links, client } = graph;
  const group = groupOf(holder, links, controls);
  const reasons: Reason[] = [];
  const share = interestIn(client);
  if (reaches(share, rule2027)) reasons.push({ by: 'share', article: 'art. 52(1)', share });
  if (controlsByMeans(holder, graph)) reasons.push({ by: 'means', article: 'art. 53(3)' });
  else if (group.has(client)) reasons.push({ by: 'control', article: 'art. 53(2)' });

  const direct = links.filter((link) => link.of === client && inGroup(link.holder));
  const together = greatest((measure) => sum(direct.map((link) => link[measure])));
  if (reaches(together, rule2027)) {
    const companies = [...new Set(direct.map((link) => link.holder))];
    reasons.push({ by: 'controlledHolders', article: 'art. 54(a)', companies, share: together });
  }
  for (const company of companiesIn(graph)) {
    if (company === client || !groupOf(company, links, controls).has(client)) continue;
    const share = interestIn(company);
    if (reaches(share, rule2027))
      reasons.push({ by: 'holdingInController', article: 'art. 54(b)', company, share });
  }
  return reasons;

  function interestIn(company: Entity) {
    return greatest((measure) => heldBy(holder, company, links, measure));
  }

  function inGroup(entity: Entity) {
    return entity !== holder && group.has(entity);
  }
}

/** Why a person is a beneficial owner today: by share, by control that was ticked, or by a role in a trust. */
export function reasonsToday(
  person: Entity,
  sumOfChains: Share,
  graph: Graph,
  country: Country,
): Reason[] {
  const article = articlesToday[country];
  const reasons: Reason[] = [];
  const own = greatest((measure) => heldBy(person, graph.client, graph.links, measure));
  if (reaches(own, ruleToday)) reasons.push({ by: 'share', article: article.share, share: own });
  if (controlsByMeans(person, graph)) reasons.push({ by: 'means', article: article.means });
  for (const trust of trustsIn(graph)) {
    const share = greatest((measure) => heldBy(trust, graph.client, graph.links, measure));
    const party = partiesOf(trust, graph).find((one) => one.person === person && !one.through);
    if (party && reaches(share, ruleToday))
      reasons.push({ by: 'role', article: article.role, trust, roles: party.roles });
  }
  // What a trust holds counts in full for each of its parties, beside what the party holds itself.
  if (reasons.length === 0 && reaches(sumOfChains, ruleToday))
    reasons.push({ by: 'share', article: article.share, share: sumOfChains });
  return reasons;
}

type Party = { person: Entity; trust: Entity; roles: Role[]; through?: Entity };

/**
 * The persons behind a trust: its parties, the parties of a trust that is one of them, and the beneficial
 * owners of a company that is one of them (Regulation (EU) 2024/1624, art. 57(2), 58(3)).
 */
export function partiesOf(trust: Entity, { links }: Graph): Party[] {
  return links
    .filter(({ of }) => of === trust)
    .flatMap(({ holder, roles }): Party[] => {
      if (holder.kind === 'person') return [{ person: holder, trust, roles }];
      if (holder.kind === 'trust') return partiesOf(holder, { links, client: holder });
      const inside = { links, client: holder };
      return personsIn(inside)
        .filter((person) => reasons2027(person, inside).length > 0)
        .map((person) => ({ person, trust, roles, through: holder }));
    });
}

const controlsByMeans = (holder: Entity, { links, client }: Graph) =>
  links.some((link) => link.means && link.holder === holder && link.of === client);

export const greatest = (of: (measure: (typeof measures)[number]) => Share) =>
  measures.map(of).reduce(greater);

const holdersIn = ({ links }: Graph, kind: Entity['kind']) => [
  ...new Set(links.map(({ holder }) => holder).filter((holder) => holder.kind === kind)),
];
export const trustsIn = (graph: Graph) => holdersIn(graph, 'trust');
const companiesIn = (graph: Graph) => holdersIn(graph, 'company');
const personsIn = (graph: Graph) => holdersIn(graph, 'person');
