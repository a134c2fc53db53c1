import { pageStatuses, reviewEvery, translationState } from '../content/page-status';
import { translationWarnings } from '../content/translation-warnings';
import { main, today } from '../lib/cli';
import { printTable } from '../print-table';

/* Every page: its languages, its words, when it was reviewed, and what is due. For information. */
main(async () => {
  const statuses = pageStatuses(today());
  printTable(
    'Pages',
    statuses.map((status) => ({
      page: status.name,
      'words, fr': status.words.fr ?? '',
      'words, en': status.words.en ?? '',
      translation: translationState(status),
      'languages reviewed': status.comparison?.reviewed ?? '',
      'facts reviewed': status.factsReviewedOn + (status.factsDue ? ', due' : ''),
    })),
  );
  const comparisons = statuses.flatMap(({ comparison }) => comparison ?? []);
  for (const warning of translationWarnings(comparisons)) console.log(`\n${warning}`);
  const due = statuses.filter(({ factsDue }) => factsDue).map(({ name }) => name);
  if (due.length > 0)
    console.log(
      `\nNot compared with the law for ${reviewEvery} months: ${due.join(', ')}.\n  See docs/facts-and-sources.md, then set reviewedOn in both languages.`,
    );
});
