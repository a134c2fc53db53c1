import { defaultPorts, startPlatform } from '@/supabase/local/platform';
import { readCompany } from './hosting/company';
import { buildIfChanged } from './lib/build-site';
import { main, onStop, step } from './lib/cli';
import { serve } from './lib/serve-site';

/* Builds the site if needed, starts the platform and serves both until Ctrl+C. */
main(async () => {
  await buildIfChanged();
  const port = Number(process.env.PORT ?? 3000);
  const platform = await step('Starting the database, the function and the mailbox', async () =>
    startPlatform({
      folder: '.local',
      siteUrl: `http://localhost:${port}`,
      environment: { COMPANY: await readCompany() },
    }),
  );
  onStop(platform.stop);
  const site = await serve(port, { host: process.env.HOST }).catch(async (error) => {
    await platform.stop();
    throw error;
  });
  onStop(site.stop);
  console.log(`
  Site     ${site.url}
  API      ${platform.api}
  Mailbox  http://localhost:${defaultPorts.mailbox}

Ctrl+C ends everything; data and mail are kept in .local/.`);
});
