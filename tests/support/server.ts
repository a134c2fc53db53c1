import { main, onStop } from '@/scripts/lib/cli';
import { serve } from '@/scripts/lib/serve-site';
import { startPlatform } from '@/supabase/local/platform';
import { ports } from './ports';

/* What the browser tests run against: the built site and the platform, with nothing in it. */
main(async () => {
  // Every test comes from this machine: without a trusted proxy the limit an address does not apply.
  const platform = await startPlatform({ ports, environment: { TRUSTED_HOP: '99' } });
  onStop(platform.stop);
  onStop((await serve(ports.site)).stop);
});
