import type { ReactNode } from 'react';
import * as z from 'zod';
import type { BlockContext } from '@/lib/block-context';
import { fill, formatShare } from '@/lib/format';
import {
  beneficialOwners,
  type Entity,
  type Holding,
  isOpen,
  type Person,
  type Result,
} from '@/lib/law/beneficial-owners';
import { compare, noShare, parseShare } from '@/lib/law/beneficial-owners/share';
import type { ExhibitWords } from './exhibit';
import type { ChartNode } from './ownership-chart';

/** One owner in a chain, with its own owners. */
const owner = z.strictObject({
  name: z.string().describe('Name of the owner.'),
  kind: z.string().describe('What it is: holding, trust, founder.'),
  share: z.number().describe('Percent of the level below.'),
  person: z.boolean().optional().describe('True for a natural person: the end of the chain.'),
  get owners() {
    return z.array(owner).optional().describe('Its own owners.');
  },
});

export type Owner = z.infer<typeof owner>;

/** A client and the tree above it: the props of every exhibit of ownership. */
export const ownershipProps = {
  client: z.string().describe('Name of the client.'),
  owners: z.array(owner).describe('Who owns the client directly.'),
};

/**
 * Who is a beneficial owner in a tree of an exhibit; its ids are names.
 * @throws Error where the shares of a tree make no sense, such as more than 100 % of a company.
 */
export function resultOf(client: string, owners: Owner[]): Result {
  const entities = new Map<string, Entity>([
    [client, { id: client, name: client, kind: 'company' }],
  ]);
  const holdings: Holding[] = [];
  const ownersOf = new Map<string, Owner[]>();
  climb(owners, client);
  const result = beneficialOwners({ client, entities: [...entities.values()], holdings });
  if ('problems' in result)
    throw new Error(
      `The owners of “${client}” cannot be calculated: ${result.problems.map(({ code, holding }) => `${holdings[holding]?.holder ?? ''} ${code}`).join(', ')}.`,
    );
  return result;

  function climb(level: Owner[], of: string) {
    for (const { name, person, share, owners: next = [] } of level) {
      entities.set(name, { id: name, name, kind: person ? 'person' : 'company' });
      holdings.push({ holder: name, of, share: String(share) });
      // A company that stands at two places has its owners at each, but is held once.
      const before = ownersOf.get(name);
      if (before && JSON.stringify(before) !== JSON.stringify(next))
        throw new Error(`“${name}” stands at two places with different owners.`);
      ownersOf.set(name, next);
      if (!before) climb(next, name);
    }
  }
}

type Drawing = {
  context: BlockContext;
  result: Result;
  /** How a person is drawn. */
  classOf: (person: Person) => string | undefined;
  /** What is said of a person after the share. */
  verdict: (person: Person) => ReactNode;
};

/** The nodes of a tree as the chart draws them. */
export function chartOf(owners: Owner[], drawing: Drawing): ChartNode[] {
  const { context, result, classOf, verdict } = drawing;
  const { locale } = context.page;
  return owners.map(({ name, kind, share: percent, owners: next = [] }, index) => {
    const person = result.persons.find(({ entity }) => entity.name === name);
    const share = parseShare(String(percent)) ?? noShare;
    // The sum is added where a person holds more than the share at this place.
    const inAll =
      person && compare(person.sum, share) !== 0
        ? `${fill(context.words.exhibits.indirectShare, { share: formatShare(person.sum, locale) })} · `
        : '';
    return {
      ...{ key: `${name} ${index}`, name, kind, share: formatShare(share, locale) },
      className: person && classOf(person),
      verdict: person && [inAll, verdict(person)],
      owners: chartOf(next, drawing),
    };
  });
}

/** What is said of a person whom a rule does not name: that it is open, where it is. */
export const unnamedIn = (person: Person, words: ExhibitWords) =>
  isOpen(person) ? words.toExamine : words.notBeneficialOwner;
