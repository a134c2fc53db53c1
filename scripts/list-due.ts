import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { main, today } from './lib/cli';
import { lintContent } from './lint';
import { dueIn, dueList } from './lint/due';

/* Prints what is due in the content as Markdown, or nothing. */
main(async () => {
  const { confirmed } = parse(readFileSync('content/site.yml', 'utf8'));
  const files = await lintContent(false);
  const list = dueList(dueIn(files, confirmed?.legalPagesDate?.value ?? '', today()));
  if (list) console.log(list);
});
