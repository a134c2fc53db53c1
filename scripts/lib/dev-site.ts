import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { contentReport } from '../lint';
import { generateContent } from './build-site';
import { messageOf, onStop, step } from './cli';
import { subsetFonts } from './subset-fonts';

/** What `components/dev/content-report.tsx` shows on every page: the words of the content check, empty if all is well. */
const reportFile = '.generated/content-report.json';

/** Starts the site with live reload: `contentlayer2 dev` beside `next dev`, until one of them ends. */
export async function startDevSite(port: string) {
  // Its errors are the check's too, which says more, in plainer words.
  await step('Reading the content', () => generateContent().catch(() => ''));
  await step('Checking the content', checkContent);
  await step('Reducing the fonts to the letters in use', subsetFonts);
  const contentlayer = start('contentlayer2', ['dev'], 'pipe');
  // Contentlayer watches `content/` and prints a line at each change.
  let timer: NodeJS.Timeout | undefined;
  contentlayer.stdout?.on('data', () => {
    clearTimeout(timer);
    timer = setTimeout(() => checkContent().catch((error) => console.error(messageOf(error))), 50);
  });
  start('next', ['dev', '--port', port], 'inherit');
}

let report: string | undefined;

/** Checks the content; writes and prints what the check says, if that has changed. */
async function checkContent() {
  const previous = report;
  report = await contentReport();
  if (report === previous) return;
  mkdirSync('.generated', { recursive: true });
  writeFileSync(reportFile, JSON.stringify({ report }));
  if (report || previous) console.log(`\n${report || 'The content has no problem.'}`);
}

function start(command: string, args: string[], stdout: 'pipe' | 'inherit'): ChildProcess {
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PWD: process.cwd() },
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
