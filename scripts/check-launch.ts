import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { siteSchema } from '@/lib/content/schemas/site';
import { main } from './lib/cli';
import { type LegalDate, unconfirmed } from './ops/confirmations';
import {
  type Blocker,
  leftoversIn,
  missingHelp,
  placeholders,
  secretsFile,
  secretsToChange,
  siteFile,
} from './ops/launch';
import { outFiles } from './postbuild/files';

/*
 * Lists everything to settle before the site goes live, and fails until nothing is left. With --no-build, for
 * pull requests, it looks at the content alone and fails only for what was confirmed and has changed since.
 */
main(async () => {
  const { values } = parseArgs({ options: { 'no-build': { type: 'boolean' } } });
  const isPullRequest = values['no-build'] === true;
  const yaml = readFileSync(siteFile, 'utf8');
  const site = siteSchema.safeParse(parse(yaml));
  if (!site.success) throw new Error(`${siteFile} is not valid. Run \`npm run check:content\`.`);
  const confirmations = unconfirmed(site.data, legalDates());
  if (isPullRequest) {
    const stale = confirmations.filter(({ isStale }) => isStale);
    print('Confirmed, but changed since', stale);
    if (stale.length > 0) throw new Error(`To confirm again: ${stale.length}.`);
    return console.log('Nothing that was confirmed has changed.');
  }
  if (!existsSync('out/index.html')) throw new Error('The site is not built. Run `npm run build`.');
  const built = (await outFiles()).map((name) => ({ name, text: readFileSync(name, 'latin1') }));
  const groups: [title: string, blockers: Blocker[]][] = [
    ['Placeholders', placeholders(yaml)],
    ['The built site', leftoversIn(built)],
    ['Secrets of the function', secretsToChange(textOf(secretsFile))],
    ['To be confirmed by the company', confirmations],
  ];
  for (const [title, blockers] of groups) print(title, blockers);
  const help = missingHelp(site.data);
  if (help.length > 0) console.log(`── Helpful, but not needed yet\n\n${help.join('\n')}\n`);
  const count = groups.flatMap(([, blockers]) => blockers).length;
  if (count > 0) throw new Error(`To settle before the launch: ${count}.`);
  console.log('Nothing is left to settle before the launch.');
});

function print(title: string, blockers: Blocker[]) {
  if (blockers.length > 0) console.log(`── ${title}\n`);
  for (const { where, problem, advice } of blockers)
    console.log(`${where}\n  ${problem}\n  ${advice}\n`);
}

/** The text of a file, or nothing if this machine does not have it. */
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The days that legal pages name in their front matter. */
function legalDates(): LegalDate[] {
  const folder = 'content/legal';
  const lines = readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const text = readFileSync(`${folder}/${name}`, 'utf8').split('\n');
      return text.map((line, index) => ({ where: `${folder}/${name}:${index + 1}`, line }));
    });
  return lines.flatMap(({ where, line }) => {
    const day = /^updatedOn: (.*)$/.exec(line)?.[1];
    return day ? [{ where, day }] : [];
  });
}
