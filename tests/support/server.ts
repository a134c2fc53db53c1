import { main, onStop } from '@/scripts/lib/cli';
import { serve } from '@/scripts/lib/serve-site';
import { ports } from './addresses';
import { startTestPlatform } from './start-platform';

/* What the browser tests run against: the built site and the platform, with nothing in it. */
main(async () => {
  const platform = await startTestPlatform();
  onStop(platform.stop);
  onStop((await serve(ports.site)).stop);
});
