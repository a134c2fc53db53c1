import { parseArgs } from 'node:util';
import { comparePages } from '../content/compare-languages';
import { nearest } from '../content/nearest';
import { readPairs } from '../content/page-pairs';
import { recordReviews } from '../content/reviews';
import { main, today } from '../lib/cli';

const usage = `Usage: npm run review:content -- sectors/lawyers [pages/home …]
       npm run review:content -- --all     every page that changed or was never reviewed

Says that both languages of a page say the same today; commit content/reviews.yml with the pages.`;

/* Marks pages as reviewed: their translation is no longer behind. */
main(async () => {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(usage);
  const names = values.all
    ? comparePages()
        .filter(({ reviewed, changes }) => !reviewed || changes.length > 0)
        .map(({ name }) => name)
    : positionals.map(pageNamed);
  if (names.length === 0 && !values.all) throw new Error(usage);
  recordReviews(names, today());
  console.log(names.length > 0 ? `Reviewed: ${names.join(', ')}.` : 'Every page is reviewed.');
});

/** @throws Error where no page of that name exists in both languages. */
function pageNamed(given: string): string {
  const wanted = given.replace(/^(\.\/)?content\//, '').replace(/(\.(fr|en))?\.mdx$/, '');
  const names = [...readPairs()].map(({ name }) => name);
  if (names.includes(wanted)) return wanted;
  const meant = nearest(wanted, names);
  throw new Error(
    `No page in both languages is named ${wanted}. ${meant ? `Write ${meant}.` : 'npm run status:content lists them.'}`,
  );
}
