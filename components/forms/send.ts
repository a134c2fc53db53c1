import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { formFunction, functionsUrl, supabaseAnonKey } from '@/lib/environment';
import { findAnswer } from '@/supabase/functions/_shared/proof-of-work';

/** How long the browser waits for an answer. */
const timeoutMs = 10_000;

/** How long a slow device looks for the answer to the challenge. */
const solvingMs = 60_000;

/**
 * The outcome of a request: `returned` if the function answered with an error, `unexpected` if no answer
 * came (network, time-out). The specification has a toast for each.
 */
export type Result =
  | { kind: 'sent'; id: string }
  | { kind: 'returned'; status: number; fields?: Record<string, string[]> }
  | { kind: 'unexpected'; status?: undefined; fields?: undefined };

/** Calls the function `send-demo-email`. Never throws. */
export async function send(body: Record<string, unknown>): Promise<Result> {
  const functions = new FunctionsClient(functionsUrl, {
    headers: { apikey: supabaseAnonKey },
  });
  const invoke = (values: Record<string, unknown>) =>
    functions.invoke(formFunction, { body: values, timeout: timeoutMs });
  const { data, error } = await invoke(body);
  if (!error) {
    // The request is stored: the answer to the challenge follows while the visitor reads that it is.
    if (data?.challenge)
      solve(data.challenge)
        .then((challenge) => (challenge ? invoke({ ...body, challenge }) : undefined))
        .catch((reason) => console.debug('challenge', reason));
    return { kind: 'sent', id: String(data?.id ?? '') };
  }
  if (!(error instanceof FunctionsHttpError)) return { kind: 'unexpected' };
  const response: Response = error.context;
  const reply = await response.json().catch(() => ({}));
  return { kind: 'returned', status: response.status, fields: reply?.fields };
}

/** The answer to the function's challenge; undefined if it was not found in time. */
async function solve({ bits, nonce }: { bits: number; nonce: string }) {
  const number = await findAnswer(nonce, bits, solvingMs);
  return number === undefined ? undefined : `${nonce}.${number}`;
}
