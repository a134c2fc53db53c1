import { type StarterFile, starterBase } from '../content';
import type { Country } from '../countries';

/**
 * A document or proof that a supervisor asks for, the article it rests on, the page that says more, and its
 * name where all professions share it.
 */
export type ChecklistItem = { text: string; refs: string; page?: string; common?: string };

/** What the supervisor asks for in one country: the items that all professions share, and the profession's own. */
export function checklistOf({ checklist, locale }: StarterFile, country: Country): ChecklistItem[] {
  const shared: Partial<Record<string, ChecklistItem>> = starterBase(locale).items[country];
  return checklist[country].map(({ common = '', text = '', refs = '' }) => ({
    ...(shared[common] ?? { text, refs }),
    page: explainedOn[common],
    common,
  }));
}

/** The pages that set out the rule behind a shared item. */
const explainedOn: Partial<Record<string, string>> = { owner: 'pages/beneficial-owners' };

/** The address of the checklist as a spreadsheet: /dossier-de-depart/avocats.csv. */
export const csvPath = (pagePath: string) => `${pagePath}.csv`;
