import { buildIfChanged } from '@/scripts/build-if-changed';
import { onStop } from '@/scripts/on-stop';
import { serve } from '@/scripts/serve';
import { main } from '@/scripts/step';
import { startPlatform } from '@/supabase/local/platform';
import { ports } from './ports';

/* What the browser tests run against: the built site and the platform, with nothing in it. */
main(async () => {
  await buildIfChanged();
  // Every test comes from this machine: without a trusted proxy the limit an address does not apply.
  const platform = await startPlatform({ ports, environment: { TRUSTED_HOP: '99' } });
  onStop(platform.stop);
  onStop((await serve(ports.site)).stop);
});
