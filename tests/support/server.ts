import { main, onStop } from '@/scripts/lib/cli';
import { serve } from '@/scripts/lib/serve-site';
import { startPlatform } from '@/supabase/local/platform';
import { ports } from './addresses';
import { startProxy } from './proxy';

/*
 * What the browser tests run against: the built site, and an empty platform. All tests come from one address,
 * so the limits are raised out of reach.
 */
main(async () => {
  // First: whoever waits for the site may use it.
  onStop(await startProxy());
  const platform = await startPlatform({ ports });
  onStop(platform.stop);
  await platform.database.as('service_role', async (query) => {
    // The owner of the tables, until the end of this transaction.
    await query('reset role');
    await query(
      'update public.limits set per_address = 1e6, mailed_per_hour = 1e6, confirmations_per_day = 1e6',
    );
  });
  onStop((await serve(ports.site)).stop);
});
