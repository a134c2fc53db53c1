import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs';
import { errorReport, hasErrors, lintContent } from '../lint';
import { generateContent } from './build-site';
import { messageOf, onStop, step } from './cli';
import { readData, writeData } from './generate-data';
import { subsetFonts } from './subset-fonts';

/** The content check's report, which `components/dev/content-report.tsx` shows on every page; empty if all is well. */
const reportFile = '.generated/content-report.json';

/** Starts the site with live reload: `contentlayer2 dev` beside `next dev`, until one of them ends. */
export async function startDevSite(port: string) {
  await step('Reading the content, reducing the fonts to the letters in use', () =>
    // The check reports the errors of `generateContent` too, in plainer words.
    Promise.all([generateContent().catch(() => ''), checkContent(), subsetFonts()]),
  );
  const contentlayer = start('contentlayer2', ['dev'], 'pipe');
  let timer: NodeJS.Timeout | undefined;
  let lastCheck: Promise<unknown> = Promise.resolve();
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastCheck = lastCheck.then(checkContent).catch((error) => console.error(messageOf(error)));
    }, 50);
  };
  // Contentlayer watches the pages and prints a line at each change; it does not read the data files.
  contentlayer.stdout?.on('data', checkSoon);
  // Folder by folder: on Linux, Node 20 loses a file that an editor replaces where it watches recursively.
  const folders = readdirSync('content', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const name of ['', ...folders.map((folder) => folder.name)])
    watch(`content/${name}`, (_, file) => file?.endsWith('.yml') && checkSoon());
  start('next', ['dev', '--port', port], 'inherit');
}

let report: string | undefined;

/**
 * Checks the content, and writes and prints the report if it has changed. While a data file has an error the
 * site keeps its previous data, so that pages can still show the report.
 */
async function checkContent() {
  // Read first: an edit made while the check runs belongs to the next one. The check reports what cannot be read.
  const data = await readData().catch(() => undefined);
  const files = await lintContent(false);
  const isSound = !hasErrors(files.filter(({ path }) => path.endsWith('.yml')));
  if (data && isSound) await writeData(data);
  const previous = report;
  report = errorReport(files);
  if (report === previous) return;
  mkdirSync('.generated', { recursive: true });
  writeFileSync(reportFile, JSON.stringify({ report }));
  if (report || previous) console.log(`\n${report || 'No problems found in the content.'}`);
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
