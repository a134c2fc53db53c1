import { serve } from '@/scripts/lib/serve-site';
import { startPlatform } from '@/supabase/local/platform';

/** The built site and the platform with nothing in it, on their usual ports. */
export default async function setup() {
  const platform = await startPlatform({ environment: { TRUSTED_HOP: '99' } });
  const site = await serve(3000).catch(async (error) => {
    await platform.stop();
    throw error;
  });
  return async () => {
    await site.stop();
    await platform.stop();
  };
}
