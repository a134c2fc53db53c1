import type { VFile } from 'vfile';
import { textAt } from './values';

/** Overdue work that nothing else asks for: the body of an issue that is rewritten every week. */
type Due = Record<'behind' | 'toReview' | 'unsigned', string[]>;

const yearInDays = 365;
const dayInMs = 86_400_000;

/**
 * What is due in the content.
 * @param files as `lintContent` returns them
 * @param signed the days of legal pages that the company has confirmed, separated by commas; may be empty
 * @param today 2026-11-21
 */
export function dueIn(files: VFile[], signed: string, today: string): Due {
  const due: Due = { behind: [], toReview: [], unsigned: [] };
  for (const { path, data, messages } of files) {
    for (const { ruleId, reason, note } of messages)
      if (ruleId === 'freshness') due.behind.push(`${path}: ${reason} ${note}`);
    const reviewed = textAt(data.fields, 'reviewedOn');
    const ageInDays = (Date.parse(today) - Date.parse(reviewed ?? today)) / dayInMs;
    if (ageInDays > yearInDays)
      due.toReview.push(`${path}: read against the law on ${reviewed}, ${ageInDays} days ago.`);
    const updated = textAt(data.fields, 'updatedOn');
    if (updated && !signed.split(', ').includes(updated))
      due.unsigned.push(
        `${path}: nobody has signed \`updatedOn\` ${updated} under \`confirmed\` in content/site.yml.`,
      );
  }
  return due;
}

const titles: Record<keyof Due, string> = {
  behind: 'Translations behind',
  toReview: 'Pages to read against the law again',
  unsigned: 'Legal pages whose day nobody has signed',
};

/** The list as Markdown; empty where nothing is due. */
export const dueList = (due: Due): string =>
  (Object.keys(titles) as (keyof Due)[])
    .filter((key) => due[key].length > 0)
    .map((key) => `## ${titles[key]}\n\n${due[key].map((line) => `- [ ] ${line}`).join('\n')}\n`)
    .join('\n');
