import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteSchema } from '@/lib/content/schemas/site';
import { main } from './lib/cli';
import { secretsFile, secretsToChange } from './ops/function-secrets';
import { type Blocker, leftoversIn, missingHelp, placeholders, unconfirmed } from './ops/launch';
import { outFiles } from './postbuild/files';

const siteFile = 'content/site.yml';

/* Lists everything to settle before the site goes live, and fails until nothing is left. */
main(async () => {
  if (!existsSync('out/index.html')) throw new Error('The site is not built. Run `npm run build`.');
  const yaml = readFileSync(siteFile, 'utf8');
  const site = siteSchema.safeParse(parse(yaml));
  if (!site.success) throw new Error(`${siteFile} is not valid. Run \`npm run check:content\`.`);
  const built = (await outFiles()).map((name) => ({ name, text: readFileSync(name, 'latin1') }));

  const groups: [title: string, blockers: Blocker[]][] = [
    ['Placeholders', placeholders(yaml)],
    ['The built site', leftoversIn(built)],
    ['Secrets of the function', secretsToChange(textOf(secretsFile))],
    ['To be confirmed by the company', unconfirmed(site.data, legalDates())],
  ];
  for (const [title, blockers] of groups) {
    if (blockers.length > 0) console.log(`── ${title}\n`);
    for (const { where, problem, advice } of blockers)
      console.log(`${where}\n  ${problem}\n  ${advice}\n`);
  }
  const help = missingHelp(site.data);
  if (help.length > 0) console.log(`── Would help, and may wait\n\n${help.join('\n')}\n`);
  const count = groups.flatMap(([, blockers]) => blockers).length;
  if (count > 0) throw new Error(`To settle before the launch: ${count}.`);
  console.log('Nothing is left to settle before the launch.');
});

/** A file's text; empty where it is not on this machine. */
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The days that legal pages name in their front matter, each once. */
function legalDates(folder = 'content/legal'): string[] {
  const days = readdirSync(folder).flatMap(
    (file) => readFileSync(`${folder}/${file}`, 'utf8').match(/^updatedOn: (.*)$/m)?.[1] ?? [],
  );
  return [...new Set(days)].sort();
}
