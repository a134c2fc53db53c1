import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { formFunction, functionsUrl, supabaseAnonKey } from '@/lib/environment';
import type { RequestFields } from '@/supabase/functions/_shared/form-fields';
import { findSolution } from '@/supabase/functions/_shared/proof-of-work';

/** How long the browser waits for an answer. */
const timeoutMs = 10_000;

/** How long a slow device may look for the answer to the challenge. */
const solvingMs = 60_000;

/**
 * The outcome of a request: `returned` if the function answered with an error, `unexpected` if no answer
 * came (network, time-out). The specification has a toast for each.
 */
export type Result =
  | { kind: 'sent'; id: string }
  | { kind: 'returned'; status: number; fields?: Partial<Record<keyof RequestFields, string[]>> }
  | { kind: 'unexpected'; status?: undefined; fields?: undefined };

type Challenge = { bits: number; nonce: string };

/** Calls the function `send-demo-email`, and solves its challenge if it has one. Never throws. */
export async function send(body: Record<string, unknown>): Promise<Result> {
  const { result, challenge } = await call(body);
  if (!challenge) return result;
  const solved = solve(challenge)
    .then((answer) => (answer ? call({ ...body, challenge: answer }) : undefined))
    .catch((reason) => console.debug('challenge', reason));
  // The request is stored: the answer follows while the visitor reads that it is.
  if (result.kind === 'sent') return result;
  // In a flood the function only takes requests with a solved challenge.
  return (await solved)?.result ?? result;
}

async function call(body: Record<string, unknown>): Promise<{
  result: Result;
  challenge?: Challenge;
}> {
  const functions = new FunctionsClient(functionsUrl, {
    headers: { apikey: supabaseAnonKey },
  });
  const { data, error } = await functions.invoke(formFunction, { body, timeout: timeoutMs });
  if (!error) {
    const id = String(data?.id ?? '');
    return { result: { kind: 'sent', id }, challenge: data?.challenge };
  }
  if (!(error instanceof FunctionsHttpError)) return { result: { kind: 'unexpected' } };
  const response: Response = error.context;
  const reply = await response.json().catch(() => ({}));
  return {
    result: { kind: 'returned', status: response.status, fields: reply?.fields },
    challenge: reply?.challenge,
  };
}

/** The answer to the function's challenge; undefined if it was not found in time. */
async function solve({ bits, nonce }: Challenge) {
  const number = await findSolution(nonce, bits, solvingMs);
  return number === undefined ? undefined : `${nonce}.${number}`;
}
