import { defaultPorts } from '@/supabase/local/platform';
import { checkFree } from '@/supabase/local/ports';
import { main } from './lib/cli';
import { startDevSite } from './lib/dev-site';
import { startOwnPlatform } from './lib/serve-site';

/* The site with live reload: Contentlayer, Next and the platform, ended together. */
main(async () => {
  const port = process.env.PORT ?? '3000';
  await checkFree(Number(port), 'site');
  const platform = await startOwnPlatform(Number(port));
  console.log(`API ${platform.api}, mailbox http://localhost:${defaultPorts.mailbox}`);
  console.log(`Blocks and exhibits: http://localhost:${port}/catalogue`);
  await startDevSite(port);
});
