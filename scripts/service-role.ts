import { createClient } from '@supabase/supabase-js';

/**
 * The service role's client, for the commands of whoever runs the site: SUPABASE_URL and
 * SUPABASE_SERVICE_ROLE_KEY, or the platform of this machine.
 */
export const serviceRole = createClient(
  process.env.SUPABASE_URL ?? 'http://localhost:54321',
  process.env.SUPABASE_SERVICE_ROLE_KEY ?? 'sb_secret_local',
  {
    auth: { persistSession: false },
    // Node 20 has no WebSocket, and the realtime part, which nobody uses here, throws without one.
    realtime: { transport: class {} as never },
  },
);

/** Calls a function of the database. @throws Error saying why it did not work. */
export async function callDatabase<Result>(
  name: string,
  values: Record<string, unknown> = {},
): Promise<Result> {
  const { data, error } = await serviceRole.rpc(name, values);
  if (error) throw new Error(`${name}: ${error.message}. Is the platform running?`);
  return data as Result;
}

/** The e-mail address given to a command. @throws Error showing how to give it. */
export function addressArgument(command: string): string {
  const address = process.argv[2];
  if (!address?.includes('@')) throw new Error(`Usage: npm run ${command} -- someone@example.org`);
  return address;
}
