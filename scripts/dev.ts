import { defaultPorts, startPlatform } from '@/supabase/local/platform';
import { checkFree } from '@/supabase/local/ports';
import { readCompany } from './hosting/company';
import { main, onStop, step } from './lib/cli';
import { startDevSite } from './lib/dev-site';

/* The site with live reload: Contentlayer, Next and the platform, ended together. */
main(async () => {
  const port = process.env.PORT ?? '3000';
  await checkFree(Number(port), 'site');
  const platform = await step('Starting the database, the function and the mailbox', async () =>
    startPlatform({
      folder: '.local',
      siteUrl: `http://localhost:${port}`,
      environment: { COMPANY: await readCompany() },
    }),
  );
  onStop(platform.stop);
  console.log(`API ${platform.api}, mailbox http://localhost:${defaultPorts.mailbox}`);
  console.log(`Blocks and exhibits: http://localhost:${port}/catalogue`);
  await startDevSite(port);
});
