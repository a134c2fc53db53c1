import { serve } from '@/scripts/lib/serve-site';
import { ports } from './addresses';
import prepare from './set-up-site';
import { startTestPlatform } from './start-platform';

/** The built site and the platform with nothing in it. */
export default async function setup() {
  prepare();
  const platform = await startTestPlatform();
  const site = await serve(ports.site).catch(async (error) => {
    await platform.stop();
    throw error;
  });
  return async () => {
    await site.stop();
    await platform.stop();
  };
}
