import { defaultPorts } from '@/supabase/local/platform';
import { buildIfChanged } from './lib/build-site';
import { main, onStop } from './lib/cli';
import { serve, startOwnPlatform } from './lib/serve-site';

/* Builds the site if needed, starts the platform and serves both until Ctrl+C. */
main(async () => {
  await buildIfChanged();
  const port = Number(process.env.PORT ?? 3000);
  const platform = await startOwnPlatform(port);
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
