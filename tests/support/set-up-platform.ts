import { serve } from '@/scripts/lib/serve-site';
import { startPlatform } from '@/supabase/local/platform';
import { ports } from './ports';
import prepare from './set-up-site';

/** The built site and the platform with nothing in it. */
export default async function setup() {
  prepare();
  const platform = await startPlatform({ ports, environment: { TRUSTED_HOP: '99' } });
  const site = await serve(ports.site).catch(async (error) => {
    await platform.stop();
    throw error;
  });
  return async () => {
    await site.stop();
    await platform.stop();
  };
}
