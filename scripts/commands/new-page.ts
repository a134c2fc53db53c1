import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readBlocks } from '../content/blocks';
import { ask } from '../content/new-page/ask';
import { readKnownPages } from '../content/new-page/known-pages';
import { pageTexts } from '../content/new-page/page-texts';
import { main, today } from '../lib/cli';

const usage = `Usage: npm run new:page
       npm run new:page -- --kind sector --name car-dealers --title-fr "…" --title-en "…" \\
                           --path-fr /vendeurs-automobiles --path-en /en/car-dealers

Writes a page in both languages. What is not given is asked.`;

const given = { type: 'string' } as const;

/* Starts a page and its translation from a commented template, and says what to do next. */
main(async () => {
  const { values } = parseArgs({
    options: {
      ...{ kind: given, name: given, help: { type: 'boolean' } },
      ...{ 'title-fr': given, 'title-en': given, 'path-fr': given, 'path-en': given },
    },
  });
  const { help, ...flags } = values;
  if (help) return console.log(usage);
  const known = readKnownPages();
  const answers = await ask(flags, known);
  const files = pageTexts(answers, known, today(), readBlocks());
  for (const { file, text } of files) writeFileSync(file, text, { flag: 'wx' });
  const [french = '', english = ''] = files.map(({ file }) => file);
  const page = english.replace(/^content\/|\.en\.mdx$/g, '');
  console.log(`
Written: ${french}
         ${english}

Next:
  1. Write your text in place of each “[à compléter]” and “[to be completed]”.
  2. Link to ${answers['path-fr']} and ${answers['path-en']} from a page where a reader would look for them.
  3. npm run check:content    says what is left to write, line by line
  4. npm run dev              shows the page at http://localhost:3000${answers['path-fr']}
  5. npm run review:content -- ${page}    once both languages say the same

docs/writing-a-page.md explains the fields and blocks.`);
});
