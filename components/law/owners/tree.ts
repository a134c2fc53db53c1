import type { ChartNode } from '@/components/exhibits/ownership-chart';
import type { OwnersWords } from '@/lib/content/schemas/interface';
import { fill, formatDate, formatShare } from '@/lib/format';
import { type Entity, isOpen, type Person, type Result } from '@/lib/law/beneficial-owners';
import { rule2027 } from '@/lib/law/beneficial-owners/rules';
import type { Locale } from '@/lib/locale';

/** Draws a result as our ownership exhibit: each holder under what it holds, once in every chain. */
export function treeOf(result: Result, words: OwnersWords, locale: Locale): ChartNode[] {
  return ownersOf(result.client);

  function ownersOf(of: Entity): ChartNode[] {
    return result.links
      .filter((link) => link.of === of)
      .map(({ holder, share, roles }, index) => {
        const person = result.persons.find(({ entity }) => entity === holder);
        return {
          key: String(index),
          name: holder.name,
          kind: words.kinds[holder.kind],
          share: roles.map((role) => words.roles[role]).join(', ') || formatShare(share, locale),
          ...(person && { className: classOf(person), verdict: verdictOn(person) }),
          owners: ownersOf(holder),
        };
      });
  }

  function verdictOn(person: Person) {
    const share = fill(words.total, { sum: formatShare(person.sum, locale) });
    return `${share} · ${verdictOf(person, words, locale)}`;
  }
}

const classOf = ({ owner }: Person) =>
  owner.today ? 'owner-beneficial' : owner.from2027 ? 'owner-later' : '';

/** What both rules make of a person, in a few words. */
export function verdictOf(person: Person, words: OwnersWords, locale: Locale): string {
  const { owner } = person;
  if (owner.today && owner.from2027) return words.ownerBoth;
  if (owner.today) return words.ownerToday;
  if (owner.from2027)
    return fill(isOpen(person) ? words.ownerLaterOpen : words.ownerLater, {
      date: formatDate(rule2027.from, locale),
    });
  return isOpen(person) ? words.ownerOpen : words.ownerNeither;
}

/** The number of leaves of a tree: as many boxes stand side by side. */
export const endsOf = (nodes: ChartNode[]): number =>
  nodes.reduce((count, { owners }) => count + (owners.length > 0 ? endsOf(owners) : 1), 0);
