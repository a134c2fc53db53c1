import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { main, today } from './lib/cli';
import { ask } from './new-page/ask';
import { pageFiles } from './new-page/page-files';
import { readExistingPages } from './new-page/questions';

const usage = `Usage: npm run new:page
       npm run new:page -- --kind sector --name car-dealers --title-fr "…" --title-en "…" \\
                           --path-fr /vendeurs-automobiles --path-en /en/car-dealers

Writes a page in both languages. It asks for what the flags do not say.`;

/* Starts a page and its translation from a commented template, and says what to do next. */
main(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      kind: { type: 'string' },
      name: { type: 'string' },
      'path-en': { type: 'string' },
      'path-fr': { type: 'string' },
      'title-en': { type: 'string' },
      'title-fr': { type: 'string' },
    },
  });
  const { help, ...flags } = values;
  if (help) return console.log(usage);
  const existing = readExistingPages();
  const answers = await ask(flags, existing);
  const files = pageFiles(answers, existing, today());
  for (const { file, text } of files) writeFileSync(file, text, { flag: 'wx' });
  console.log(`
Created ${files.map(({ file }) => file).join('\n        ')}

Next:
  1. Write your text in place of each “[à compléter]” and “[to be completed]”.
  2. Link to ${answers['path-fr']} and ${answers['path-en']} from a page where a reader would look for them.
  3. npm run check:content    lists what is left to write, line by line
  4. npm run dev              shows the page at http://localhost:3000${answers['path-fr']}

docs/writing-a-page.md explains the fields and blocks.`);
});
