import type { Locale } from '../../_shared/locales.ts';
import { preparationPages, type StarterFile } from '../../_shared/site-contract.ts';

/*
 * The profession of a person, from the field of the forms that asks for it: a value of the English list,
 * or words that somebody typed into the French form. Accents and case do not count.
 */
const stems: Record<StarterFile, RegExp> = {
  lawyers: /avocat|barreau|lawyer/,
  accountants: /comptab|commissaires? aux comptes|accountant/,
  notaries: /notai|notar/,
  'real-estate': /immobili|real.estate/,
  'art-dealers': /galeri|antiqu|brocant|\bart\b/,
  'domiciliation-companies': /domicili/,
  'yachting-industries': /yacht|plaisance|bateau/,
};

/** The starter file of the profession that a text names, if it names one. */
export function starterFileFor(sector = ''): StarterFile | undefined {
  const text = sector.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const matches = (Object.keys(stems) as StarterFile[]).filter((name) => stems[name].test(text));
  // Two professions decide nothing.
  return matches.length === 1 ? matches[0] : undefined;
}

/** The path of that starter file, or of the tools where the profession is not known. */
export const starterPath = (sector: string | undefined, locale: Locale): string => {
  const name = starterFileFor(sector);
  return name ? preparationPages.starterFiles[name][locale] : preparationPages.tools[locale];
};
