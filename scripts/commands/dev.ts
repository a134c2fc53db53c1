import { spawn } from 'node:child_process';
import { defaultPorts, startPlatform } from '@/supabase/local/platform';
import { checkFree } from '@/supabase/local/ports';
import { onStop } from '../on-stop';
import { run } from '../run';
import { main, step } from '../step';
import { subsetFonts } from '../subset-fonts';

/* The site with live reload: content, Next and the platform, ended together. */
main(async () => {
  const port = process.env.PORT ?? '3000';
  await checkFree(Number(port), 'site');
  await step('Reading the content', () => run('contentlayer2', ['build']));
  await step('Reducing the fonts to the letters in use', subsetFonts);
  const platform = await step('Starting the database, the function and the mailbox', () =>
    startPlatform({ folder: '.local', siteUrl: `http://localhost:${port}` }),
  );
  onStop(platform.stop);
  console.log(`API ${platform.api}, mailbox http://localhost:${defaultPorts.mailbox}`);

  for (const [command, ...args] of [
    ['contentlayer2', 'dev'],
    ['next', 'dev', '--port', port],
  ] as const) {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    onStop(async () => child.kill());
    // One of them gone is the end of all.
    child.on('exit', (code) => {
      if (code) process.exitCode = 1;
      process.kill(process.pid, 'SIGTERM');
    });
  }
});
