// First: what is imported below reads the address of the API.
import './lib/ports';

import { main } from './lib/cli';
import { startDevSite } from './lib/dev-site';
import { checkPorts, ports } from './lib/ports';
import { startOwnPlatform } from './lib/serve-site';

/* The site with live reload: Contentlayer, Next and the platform, ended together. */
main(async () => {
  await checkPorts();
  const platform = await startOwnPlatform(ports);
  console.log(`API ${platform.api}, mailbox http://localhost:${ports.mailbox}`);
  console.log(`Blocks and exhibits: http://localhost:${ports.site}/catalogue`);
  await startDevSite(String(ports.site));
});
