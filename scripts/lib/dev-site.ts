import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readBlocks } from '../content/blocks';
import { usesOf } from '../content/examples';
import { readContent as readPages } from '../content/read-content';
import { readCatalogue, writeCatalogue } from '../dev/catalogue';
import { writeIfChanged } from '../dev/write-files';
import { messageOf, onStop, step } from './cli';
import { contentReport, readContent } from './content';
import { subsetFonts } from './subset-fonts';

/** What `components/dev` shows on every page: the words of the content check, empty if all is well. */
const reportFile = '.generated/content-report.json';

/** Starts the site with live reload: `contentlayer2 dev` beside `next dev`, until one of them ends. */
export async function startDevSite(port: string) {
  // The check says more, and in plainer words, than Contentlayer.
  await step('Reading the content', () => readContent().catch(() => ''));
  await step('Checking the content', checkContent);
  await step('Reducing the fonts to the letters in use', subsetFonts);
  const contentlayer = start('contentlayer2', ['dev'], 'pipe');
  // Contentlayer watches `content/` and prints a line for each change.
  let timer: NodeJS.Timeout | undefined;
  contentlayer.stdout?.on('data', () => {
    clearTimeout(timer);
    timer = setTimeout(() => checkContent().catch((error) => console.error(messageOf(error))), 50);
  });
  start('next', ['dev', '--port', port], 'inherit');
}

let report = '';

/** Brings the report and the catalogue of blocks up to date. */
async function checkContent() {
  const previous = report;
  report = await contentReport();
  writeIfChanged(reportFile, JSON.stringify({ report }));
  if (report !== previous) console.log(`\n${report || 'The content has no problem.'}`);
  const uses = Array.from(readPages().pages, usesOf).flat();
  writeCatalogue(readCatalogue(readBlocks(), uses));
}

function start(command: string, args: string[], stdout: 'pipe' | 'inherit'): ChildProcess {
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const exited = once(child, 'exit');
  onStop(() => {
    child.kill();
    return exited;
  });
  // When one of them ends, so does the other.
  child.on('exit', (code) => {
    if (code) process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
  return child;
}
