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

/** What the database said. @throws Error saying why it did not work. */
export function answered<Data>(
  what: string,
  { data, error, status }: { data: Data; error: { message: string } | null; status: number },
): Data {
  if (!error) return data;
  // supabase-js gives no status where no answer came.
  const hint = status === 0 ? ' Is the platform running?' : '';
  throw new Error(`${what}: ${error.message}.${hint}`);
}

/** Calls a function of the database. @throws Error saying why it did not work. */
export async function callDatabase<Result>(
  name: string,
  values: Record<string, unknown> = {},
): Promise<Result> {
  return answered(name, await serviceRole.rpc(name, values)) as Result;
}

/** The e-mail address given to a command. @throws Error showing how to give it. */
export function addressArgument(command: string): string {
  const address = process.argv[2];
  if (!address?.includes('@')) throw new Error(`Usage: npm run ${command} -- someone@example.org`);
  return address;
}
