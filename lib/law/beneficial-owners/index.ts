import type { Country } from '../../countries';
import { type Chain, chainsTo } from './chains';
import { type Link, linksOf, ownShares } from './links';
import { type Problem, problemsOf } from './problems';
import { isOpen, type Questions, questionsAbout } from './questions';
import { type Graph, type Reason, reasons2027, reasonsToday } from './reasons';
import { type Remainder, remaindersIn, trustsWithMissingRoles } from './remainders';
import { type RuleName, reaches, rule2027, ruleToday, thresholdOf } from './rules';
import { compare, greater, noShare, type Share, sum } from './share';
import type { Entity, Role, Structure } from './structure';

export type { Chain } from './chains';
export type { Problem } from './problems';
export { isOpen } from './questions';
export type { Reason } from './reasons';
export { type RuleName, ruleNames, rules } from './rules';
export { maxDecimals, percentDigits, type Share } from './share';
export * from './structure';

export type Person = Questions & {
  entity: Entity;
  chains: Chain[];
  /** All chains added up, of the capital and of the votes; a party to a trust has all that the trust holds. */
  sum: Share;
  votes: Share;
  /** The sum is exactly the threshold, which is enough under one of the rules only. */
  exactly: boolean;
  /** Why the person is a beneficial owner under each rule; nothing where it is not one. */
  owner: Record<RuleName, Reason[] | undefined>;
};

export type Result = {
  client: Entity;
  country: Country;
  links: Link[];
  persons: Person[];
  remainders: Remainder[];
  /** How much of the client leads to nobody who was named. */
  unnamed: Share;
  /** Trusts with the roles that nobody was named for. */
  trusts: { entity: Entity; missing: Role[] }[];
  /** Companies that hold their own shares. */
  ownShares: { entity: Entity; share: Share }[];
  /** Under each rule, whether nobody is a beneficial owner by capital, votes or control. */
  nobody: Record<RuleName, boolean>;
  /**
   * Under each rule, whether nobody is a beneficial owner and nothing is open either: what the law says of
   * that case is never offered while somebody may still be one.
   */
  exhausted: Record<RuleName, boolean>;
};

/**
 * Who is a beneficial owner of a client, under the rule of today and that of 10 July 2027. Today a share is
 * multiplied along each chain and a person's chains are added up, which is our assumption: the law has no
 * method (CMF, R.561-1). From 2027 articles 51 to 55 and 58 of Regulation (EU) 2024/1624 apply.
 * @param country whose law of today is cited; the verdicts are the same
 * @returns the result, or why there is none
 */
export function beneficialOwners(
  structure: Structure,
  country: Country = 'FR',
): { problems: Problem[] } | Result {
  const links = linksOf(structure);
  const problems = problemsOf(structure, links);
  const client = structure.entities.find(({ id }) => id === structure.client);
  if (!client || problems.length > 0) return { problems };
  const graph = { links, client };
  const chains = chainsTo(client, links);
  const persons = structure.entities
    .filter(({ kind }) => kind === 'person')
    .map((entity) => personOf(entity, chains.get(entity) ?? [], graph, country));
  const remainders = remaindersIn(structure, links, chains);
  const unnamed = sum(remainders.map(({ ofClient }) => ofClient));
  const nobody = {
    today: persons.every(({ owner }) => !owner.today),
    from2027: persons.every(({ owner }) => !owner.from2027),
  };
  const settled = !reaches(unnamed, rule2027) && !persons.some(isOpen);
  return {
    client,
    country,
    links,
    persons,
    remainders,
    unnamed,
    trusts: trustsWithMissingRoles(structure, links),
    ownShares: structure.entities
      .map((entity) => ({ entity, share: ownShares(structure, entity) }))
      .filter(({ share }) => compare(share, noShare) > 0),
    nobody,
    exhausted: { today: nobody.today && settled, from2027: nobody.from2027 && settled },
  };
}

/** The persons whom a rule makes beneficial owners. */
export const ownersUnder = (rule: RuleName, { persons }: Result) =>
  persons.filter(({ owner }) => owner[rule]);

function personOf(entity: Entity, chains: Chain[], graph: Graph, country: Country): Person {
  const share = sum(chains.map(({ product }) => product));
  const votes = sum(chains.map((chain) => chain.votes));
  const total = greater(share, votes);
  const today = reasonsToday(entity, total, graph, country);
  const from2027 = reasons2027(entity, graph);
  const named = { today: today.length > 0, from2027: from2027.length > 0 };
  return {
    entity,
    chains,
    sum: share,
    votes,
    exactly: compare(share, thresholdOf(ruleToday)) === 0,
    owner: {
      today: named.today ? today : undefined,
      from2027: named.from2027 ? from2027 : undefined,
    },
    ...questionsAbout(entity, { graph, total, named }),
  };
}
