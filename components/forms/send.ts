import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { formFunction, functionsUrl, supabaseAnonKey } from '@/lib/environment';

/** How long the browser waits for an answer. */
const timeoutMs = 10_000;

/**
 * The outcome of a request: `returned` if the function answered with an error, `unexpected` if no answer
 * came (network, time-out). The specification has a toast for each.
 */
export type Result =
  | { kind: 'sent' }
  | { kind: 'returned'; status: number; fields?: Record<string, string[]> }
  | { kind: 'unexpected'; status?: undefined; fields?: undefined };

/** Calls the function `send-demo-email`. Never throws. */
export async function send(body: Record<string, unknown>): Promise<Result> {
  const functions = new FunctionsClient(functionsUrl, {
    headers: { apikey: supabaseAnonKey },
  });
  const { error } = await functions.invoke(formFunction, { body, timeout: timeoutMs });
  if (!error) return { kind: 'sent' };
  if (!(error instanceof FunctionsHttpError)) return { kind: 'unexpected' };
  const response: Response = error.context;
  const reply = await response.json().catch(() => ({}));
  return { kind: 'returned', status: response.status, fields: reply?.fields };
}
