import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onStop } from '../on-stop';
import { run } from '../run';
import { step } from '../step';
import { subsetFonts } from '../subset-fonts';
import { followContent } from './content';
import { frontMatterFolder } from './sound-copy';

const environment = { CONTENT_FOLDER: frontMatterFolder };

/** Reads everything the site in development needs, and keeps it in step with the project's files. */
export async function prepareSite() {
  await step('Checking the content', async () => followContent());
  await step('Reading the content', () => run('contentlayer2', ['build'], environment));
  await step('Reducing the fonts to the letters in use', subsetFonts);
}

/** The site with live reload, until this process is asked to end. */
export function startSite(port: string) {
  for (const [command, ...args] of [
    ['contentlayer2', 'dev'],
    ['next', 'dev', '--port', port],
  ] as const) {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment, NEXT_TELEMETRY_DISABLED: '1' },
    });
    const exited = once(child, 'exit');
    onStop(() => {
      child.kill();
      return exited;
    });
    // One of them gone is the end of all.
    child.on('exit', (code) => {
      if (code) process.exitCode = 1;
      process.kill(process.pid, 'SIGTERM');
    });
  }
}
