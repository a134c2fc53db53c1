import { main, onStop } from '@/scripts/lib/cli';
import { serve } from '@/scripts/lib/serve-site';
import { ports } from './addresses';
import { startProxy } from './proxy';
import { startTestPlatform } from './start-platform';

/* What the browser tests run against: the built site and the platform, with nothing in it. */
main(async () => {
  // First: whoever waits for the site may use it.
  onStop(await startProxy());
  const platform = await startTestPlatform();
  onStop(platform.stop);
  onStop((await serve(ports.site)).stop);
});
