import { commandedBy, groupOf, halfOrMore, heldBy } from './control';
import { type Graph, greatest, partiesOf, reasonsOf, trustsIn } from './reasons';
import { reaches, rule2027, ruleToday } from './rules';
import { greater, type Share } from './share';
import type { Entity } from './structure';

/** What makes nobody an owner by itself, but has to be looked into before anybody is ruled out. */
export type Questions = {
  /**
   * Today's law has no method for indirect holdings. Controlling a company that holds more than 25 % is an
   * indication of indirect ownership (directive (EU) 2015/849, art. 3(6)(a)(i)); so is controlling the client
   * along a chain of majorities, or owning a company that is a party to a trust.
   */
  indication?: 'holding' | 'control' | 'role';
  /** What the person commands of the client, with the companies that it controls, where that would be enough. */
  majority?: Share;
  /** Exactly 50 % somewhere on the chain: it would change a verdict, were it control (art. 53(2)(c)). */
  half?: true;
};

/** Whether something is open about a person. */
export const isOpen = ({ indication, majority, half }: Questions): boolean =>
  Boolean(indication || majority || half);

/** The questions that remain before a person can be ruled out under a rule. */
export function questionsAbout(
  person: Entity,
  { graph, total, named }: { graph: Graph; total: Share; named: Named },
): Questions {
  const indication = named.today
    ? undefined
    : (indicationOf(person, graph) ?? indicationByRole(person, graph));
  const group = groupOf(person, graph.links);
  const commanded = greater(
    total,
    greatest((measure) => commandedBy([...group], group, graph, measure)),
  );
  const isEnough =
    (!named.today && reaches(commanded, ruleToday)) ||
    (!named.from2027 && reaches(commanded, rule2027));
  const half =
    (!named.today && !indication && indicationOf(person, graph, halfOrMore) !== undefined) ||
    (!named.from2027 && reasonsOf(person, graph, halfOrMore).length > 0);
  return {
    ...(indication && { indication }),
    ...(isEnough && { majority: commanded }),
    ...(half && { half }),
  };
}

type Named = { today: boolean; from2027: boolean };

function indicationOf(
  person: Entity,
  graph: Graph,
  controls?: Parameters<typeof groupOf>[2],
): Questions['indication'] {
  const group = groupOf(person, graph.links, controls);
  if (group.has(graph.client)) return 'control';
  const companies = [...group].filter((entity) => entity !== person);
  const share = greatest((measure) => commandedBy(companies, group, graph, measure));
  return reaches(share, ruleToday) ? 'holding' : undefined;
}

/** What indicates that a trust owns the client also indicates that its parties do. */
function indicationByRole(person: Entity, graph: Graph): Questions['indication'] {
  for (const trust of trustsIn(graph)) {
    const party = partiesOf(trust, graph).find((one) => one.person === person);
    if (!party) continue;
    const share = greatest((measure) => heldBy(trust, graph.client, graph.links, measure));
    const indication = indicationOf(trust, graph);
    if (party.through && (indication || reaches(share, ruleToday))) return 'role';
    if (indication) return indication;
  }
  return undefined;
}
