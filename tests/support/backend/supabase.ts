import { createClient } from '@supabase/supabase-js';

/** The real client, as a site or a function makes it. */
export const supabase = (url: string, key: string) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket, and the realtime part, which nobody uses here, throws without one.
    realtime: { transport: class {} as never },
  });
