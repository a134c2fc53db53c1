import { type Link, linksOf } from './links';
import { majorityShare } from './majority';
import { type Problem, problemsOf } from './problems';
import { type RuleName, reaches, rule2027, rules, ruleToday, thresholdOf } from './rules';
import { compare, multiply, nothing, type Share, subtract, sum, whole } from './share';
import { type Entity, type Role, roles, type Structure } from './structure';

export type { Problem } from './problems';
export { type RuleName, rules } from './rules';
export { maxDecimals, percentDigits, type Share } from './share';
export * from './structure';

/** One way from a holder down to the client: its links, and their shares multiplied. */
export type Chain = { links: Link[]; product: Share };

export type Person = {
  entity: Entity;
  chains: Chain[];
  /** All chains added up. */
  sum: Share;
  /** The sum is the threshold to the last digit, which only one of the rules counts. */
  exactly: boolean;
  /** By what the person is a beneficial owner under each rule; nothing where it is not one. */
  owner: Record<RuleName, { bySum: boolean; byControl: boolean } | undefined>;
  /**
   * What the person may command of the client by holding majorities along the chains, where that would
   * be enough under a rule and nothing else is: a reason to ask about control, no verdict.
   */
  majority?: Share;
};

/** The part of a company that no holder was named for. */
type Remainder = {
  entity: Entity;
  share: Share;
  /** How much of the client that is, over all chains. */
  ofClient: Share;
};

export type Result = {
  client: Entity;
  links: Link[];
  persons: Person[];
  remainders: Remainder[];
  /** How much of the client leads to nobody who was named. */
  unnamed: Share;
  /** Trusts with the roles that nobody was named for. */
  trusts: { entity: Entity; missing: Role[] }[];
  /** Under each rule, whether nobody is a beneficial owner by capital, votes or control. */
  nobody: Record<RuleName, boolean>;
};

/**
 * Who is a beneficial owner of a client, under the rule of today and that of 10 July 2027. Shares are
 * multiplied along each chain and a person's chains are added up; a party to a trust is counted with the
 * whole of what the trust holds (CMF, R.561-3-0: whatever the share).
 * @returns the result, or why there is none
 */
export function beneficialOwners(structure: Structure): { problems: Problem[] } | Result {
  const problems = problemsOf(structure);
  const client = structure.entities.find(({ id }) => id === structure.client);
  if (!client || problems.length > 0) return { problems };
  const links = linksOf(structure);
  const chains = chainsTo(client, links);
  const persons = structure.entities
    .filter(({ kind }) => kind === 'person')
    .map((entity) => personOf(entity, chains.get(entity) ?? []));
  const remainders = structure.entities.flatMap(remainderOf);
  return {
    client,
    links,
    persons,
    remainders,
    unnamed: sum(remainders.map(({ ofClient }) => ofClient)),
    trusts: structure.entities.flatMap(trustOf),
    nobody: {
      today: persons.every(({ owner }) => !owner.today),
      from2027: persons.every(({ owner }) => !owner.from2027),
    },
  };

  function personOf(entity: Entity, own: Chain[]): Person {
    const share = sum(own.map(({ product }) => product));
    const byControl = entity.controls === true;
    const verdict = (rule: RuleName) => {
      const bySum = reaches(share, rules[rule]);
      return bySum || byControl ? { bySum, byControl } : undefined;
    };
    const owner = { today: verdict('today'), from2027: verdict('from2027') };
    const exactly = compare(share, thresholdOf(ruleToday)) === 0;
    const majority = owner.from2027 ? undefined : majorityShare(entity, client as Entity, links);
    const isReason = majority && reaches(majority, rule2027);
    return { entity, chains: own, sum: share, exactly, owner, ...(isReason && { majority }) };
  }

  function remainderOf(entity: Entity): Remainder[] {
    if (entity.kind !== 'company') return [];
    const named = sum(links.filter(({ of }) => of === entity).map((link) => link.share));
    const share = subtract(whole, named);
    if (compare(share, nothing) === 0) return [];
    const held =
      entity === client ? whole : sum((chains.get(entity) ?? []).map(({ product }) => product));
    return [{ entity, share, ofClient: multiply(held, share) }];
  }

  function trustOf(entity: Entity) {
    if (entity.kind !== 'trust') return [];
    const named = links.filter(({ of }) => of === entity).flatMap((link) => link.roles);
    return [{ entity, missing: roles.filter((role) => !named.includes(role)) }];
  }
}

/** Every chain that leads down to the client, by the holder at its top. */
function chainsTo(client: Entity, links: Link[]): Map<Entity, Chain[]> {
  const chains = new Map<Entity, Chain[]>();
  climb(client, { links: [], product: whole });
  return chains;

  function climb(of: Entity, below: Chain) {
    for (const link of links.filter((candidate) => candidate.of === of)) {
      const chain = {
        links: [link, ...below.links],
        product: multiply(link.share, below.product),
      };
      chains.set(link.holder, [...(chains.get(link.holder) ?? []), chain]);
      climb(link.holder, chain);
    }
  }
}
