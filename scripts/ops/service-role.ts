import { createClient } from '@supabase/supabase-js';

/**
 * The client that operators' commands use. It connects to SUPABASE_URL with
 * SUPABASE_SERVICE_ROLE_KEY, or to the platform of this machine where these are not set.
 */
export const serviceRole = createClient(
  process.env.SUPABASE_URL ?? `http://localhost:${process.env.API_PORT ?? 54321}`,
  process.env.SUPABASE_SERVICE_ROLE_KEY ?? 'sb_secret_local',
  {
    auth: { persistSession: false },
    // The realtime part throws without a WebSocket, which Node 20 lacks. It is not used here.
    realtime: { transport: class {} as never },
  },
);

/**
 * The data of an answer.
 * @param name of the table or function that was asked, for the message
 * @throws Error where the database refused or could not be reached.
 */
export function dataOf<Data>(
  name: string,
  { data, error, status }: { data: Data; error: { message: string } | null; status: number },
): Data {
  if (!error) return data;
  // supabase-js reports status 0 where no answer came.
  throw new Error(
    status === 0
      ? 'The database does not answer. Is the platform running?'
      : `${name}: ${error.message}.`,
  );
}

/** Calls a function of the database. @throws Error where it fails. */
export async function callDatabase<Result>(
  name: string,
  values: Record<string, unknown> = {},
): Promise<Result> {
  return dataOf(name, await serviceRole.rpc(name, values)) as Result;
}
