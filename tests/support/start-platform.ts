import { startPlatform } from '@/supabase/local/platform';
import { ports } from './addresses';

/** The platform of the browser tests, which all come from one address: its limits are out of reach. */
export async function startTestPlatform() {
  const platform = await startPlatform({ ports });
  await platform.database.as('service_role', async (query) => {
    // The owner of the tables, until the end of this transaction.
    await query('reset role');
    await query(
      'update public.limits set per_address = 1e6, mailed_per_hour = 1e6, confirmations_per_day = 1e6',
    );
  });
  return platform;
}
