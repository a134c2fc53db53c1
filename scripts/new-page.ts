import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { main, today } from './lib/cli';
import { hasErrors, lintFiles, report } from './lint';
import { contentOf, readContent } from './lint/content';
import { oneOf } from './lint/messages';
import { addressOf } from './lint/rules/paths';
import { type Answers, kinds, pageFiles } from './new-page/page-files';

const usage = `Usage: npm run new:page
       npm run new:page -- --kind sector --name car-dealers --title-fr "…" --title-en "…" \\
                           --path-fr /vendeurs-automobiles --path-en /en/car-dealers

Writes a page in both languages. It asks for what the flags do not say.`;

/** What the site does not do on its own for a new profession. */
const ofProfession = `The menu, the home page, the tools and the demo page list the profession by themselves. By hand, where wanted:
  - its name in the sentences of content/pages/about.*.mdx and sources.*.mdx that list the professions
  - a choice of the English demo form: supabase/functions/_shared/form-fields.ts, content/interface.*.yml
  - its questionnaire and its starter file: npm run new:page -- --kind scope, --kind starterfile
  - a drawing: components/layout/pictogram-paths.ts
`;

/** Kinds of page that appear in no menu and no list. */
const unlisted = ['page', 'legal'];

/** The questions, and what an empty answer means. */
const questions: Record<keyof Answers, [label: string, proposal: (answers: Answers) => string]> = {
  kind: [`Kind of page (${[...kinds.keys()].join(', ')})`, () => 'sector'],
  name: ['Name of its files, in English, with hyphens for spaces (car-dealers)', () => ''],
  'title-fr': ['French title, for search results', () => ''],
  'title-en': ['English title, for search results', () => ''],
  'path-fr': [
    'French address',
    (answers) => addressOf(answers['title-fr'].split(/ *[:,]/)[0] ?? ''),
  ],
  'path-en': ['English address', ({ name }) => `/en/${name}`],
};

/* Starts a page and its translation from a commented template, and says what to do next. */
main(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      ...Object.fromEntries(Object.keys(questions).map((flag) => [flag, { type: 'string' }])),
    },
  });
  const { help, ...flags } = values;
  if (help) return console.log(usage);
  const answers = await complete(flags);
  if (!kinds.has(answers.kind))
    throw new Error(
      `“${answers.kind}” is not a kind of page. ${oneOf(answers.kind, [...kinds.keys()])}`,
    );
  const content = readContent();
  const files = pageFiles(answers, content.pages, today());
  for (const { path } of files)
    if (existsSync(path))
      throw new Error(`${path} already exists. Choose another name, or edit that file.`);
  const known = [...content.pages, ...content.data, ...content.unexpectedFiles];
  await lintFiles(contentOf('content', [...known, ...files]));
  for (const file of files)
    file.messages = file.messages.filter(({ ruleId }) => ruleId !== 'placeholders');
  if (hasErrors(files)) throw new Error(`These values cannot be used:\n\n${report(files)}`);
  for (const file of files) writeFileSync(file.path, String(file), { flag: 'wx' });
  const link = `  4. Link to ${answers['path-fr']} and ${answers['path-en']} from a page where a reader would look for them.\n`;
  console.log(`
Created ${files.map(({ path }) => path).join('\n        ')}

Next:
  1. Write your text in place of each “[à compléter]” and “[to be completed]”.
  2. npm run check:content    lists what is left to write, line by line
  3. npm run dev              shows the page at http://localhost:3000${answers['path-fr']}
${unlisted.includes(answers.kind) ? link : ''}${answers.kind === 'sector' ? `\n${ofProfession}` : ''}

docs/writing-a-page.md explains the fields and blocks.`);
});

/** Asks in the terminal for whatever the flags leave open. */
async function complete(flags: Partial<Answers>): Promise<Answers> {
  const answers = { ...flags } as Answers;
  const terminal = createInterface({ input: process.stdin });
  // Not `terminal.question`: it loses lines that arrive together, as from a pipe.
  const lines = terminal[Symbol.asyncIterator]();
  for (const [flag, [label, proposal]] of Object.entries(questions)) {
    const name = flag as keyof Answers;
    if (flags[name] !== undefined) continue;
    const proposed = proposal(answers);
    process.stdout.write(`${label}${proposed && ` [${proposed}]`}: `);
    const { value, done } = await lines.next();
    if (done) throw new Error(`There is no answer for --${flag}. Pass it as a flag (see --help).`);
    answers[name] = value.trim() || proposed;
  }
  terminal.close();
  return answers;
}
