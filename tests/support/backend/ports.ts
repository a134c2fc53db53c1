import { freePort } from '@/supabase/local/ports';

/** Ports for a platform of a test's own. */
export const freePorts = async () => ({
  api: await freePort(),
  mailbox: await freePort(),
  smtp: await freePort(),
});
