import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyTyped, typeContent, typed } from '../copies/typed';
import { onStop } from '../on-stop';
import { step } from '../step';
import { subsetFonts } from '../subset-fonts';
import { followContent } from './content';
import { watchFolder } from './watch';

/** Reads everything the site in development needs, and keeps it in step with the project's files. */
export async function prepareSite() {
  await step('Checking the content', async () => followContent());
  await step('Reading the content', typeContent);
  await step('Reducing the fonts to the letters in use', subsetFonts);
}

/** The site with live reload, until this process is asked to end. */
export function startSite(port: string) {
  watchFolder(typed, copyTyped);
  for (const [command, ...args] of [
    ['contentlayer2', 'dev'],
    ['next', 'dev', '--port', port],
  ] as const) {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
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
