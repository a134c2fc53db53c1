import { defaultPorts, startPlatform } from '@/supabase/local/platform';
import { checkFree } from '@/supabase/local/ports';
import { prepareSite, startSite } from '../dev/site';
import { onStop } from '../on-stop';
import { main, step } from '../step';

/* The site with live reload: content, Next and the platform, ended together. */
main(async () => {
  const port = process.env.PORT ?? '3000';
  await checkFree(Number(port), 'site');
  await prepareSite();
  const platform = await step('Starting the database, the function and the mailbox', () =>
    startPlatform({ folder: '.local', siteUrl: `http://localhost:${port}` }),
  );
  onStop(platform.stop);
  console.log(`API ${platform.api}, mailbox http://localhost:${defaultPorts.mailbox}`);
  console.log(`Blocks and exhibits: http://localhost:${port}/catalogue`);
  startSite(port);
});
