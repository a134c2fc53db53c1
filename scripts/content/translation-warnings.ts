import type { Change, Comparison } from './compare-languages';
import { languages } from './rules/translations';

/** How many pages of a kind are named before the rest is counted. */
const named = 10;

/** A translation that is behind, or was never reviewed, in words. It is no fault: a draft may wait. */
export function translationWarnings(comparisons: Comparison[]): string[] {
  const never = comparisons.filter(({ reviewed }) => !reviewed).map(({ name }) => name);
  return [
    ...comparisons.flatMap((page) =>
      page.changes.map(
        (change) =>
          `${changeWords(page, change)}\n  When both say the same: npm run review:content -- ${page.name}`,
      ),
    ),
    ...(never.length > 0
      ? [
          `Nobody has said yet that both languages say the same: ${shortList(never)}.\n  When they do: npm run review:content -- ${never[0]}`,
        ]
      : []),
  ];
}

function changeWords({ name, files }: Comparison, { behind, sections, since }: Change): string {
  const where = sections.map((section) => `“${section}”`).join(', ');
  const [only, ...others] = behind;
  if (!only || others.length > 0) return `${name} changed in both languages: ${where}\n  ${since}`;
  const other = only === 'fr' ? 'en' : 'fr';
  return `${files[only]} is behind the ${languages[other]} page: ${where}\n  ${since}`;
}

const shortList = (names: string[]) =>
  names.length > named
    ? `${names.slice(0, named).join(', ')} and ${names.length - named} more`
    : names.join(', ');
