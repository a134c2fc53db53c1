import { defaultPorts, startPlatform } from '@/supabase/local/platform';
import { buildIfChanged } from '../build-if-changed';
import { onStop } from '../on-stop';
import { serve } from '../serve';
import { main, step } from '../step';

/* Builds the site where it has to, starts the platform and serves both until Ctrl+C. */
main(async () => {
  await buildIfChanged();
  const port = Number(process.env.PORT ?? 3000);
  const platform = await step('Starting the database, the function and the mailbox', () =>
    startPlatform({ folder: '.local', siteUrl: `http://localhost:${port}` }),
  );
  onStop(platform.stop);
  const site = await serve(port).catch(async (error) => {
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
