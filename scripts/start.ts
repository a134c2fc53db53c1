// First: what is imported below reads the address of the API.
import './lib/ports';

import { buildIfChanged } from './lib/build-site';
import { main, onStop } from './lib/cli';
import { checkPorts, ports } from './lib/ports';
import { serve, startOwnPlatform } from './lib/serve-site';

/* Builds the site if needed, starts the platform and serves both until Ctrl+C. */
main(async () => {
  await checkPorts();
  await buildIfChanged();
  const platform = await startOwnPlatform(ports);
  const site = await serve(ports.site, process.env.HOST).catch(async (error) => {
    await platform.stop();
    throw error;
  });
  onStop(site.stop);
  console.log(`
  Site     ${site.url}
  API      ${platform.api}
  Mailbox  http://localhost:${ports.mailbox}

Ctrl+C ends everything; data and mail are kept in .local/.`);
});
