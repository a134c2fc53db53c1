import { type Answer, type Caller, callerOf, preflight, reply } from './answer.ts';
import { deliver } from './mail.ts';
import { readBody } from './read-body.ts';
import { readRequest } from './read-request.ts';
import { markSent, store } from './store.ts';

/**
 * Answers a call: 200 stored and sent, 202 stored and still to be sent, or an error that says what
 * is wrong. Never throws: what the code did not foresee is a 503, and the caller keeps the words.
 */
export async function handle(request: Request): Promise<Response> {
  const caller = callerOf(request);
  if (request.method === 'OPTIONS') return preflight(caller);
  try {
    return reply(caller, await answer(request, caller));
  } catch (error) {
    console.error('send-demo-email:', error);
    return reply(caller, { status: 503, body: { error: 'unavailable' } });
  }
}

async function answer(request: Request, caller: Caller): Promise<Answer> {
  if (request.method !== 'POST') return { status: 405, body: { error: 'method' } };
  if (caller.refused) return { status: 403, body: { error: 'origin' } };

  const body = await readBody(request);
  if ('status' in body) return body;
  // A form without script is answered in the language it says it is in.
  if (body.values.locale === 'en') caller.locale = 'en';

  const read = await readRequest(body.values);
  if ('status' in read) return read;

  const state = await store(read.submission);
  const { id } = read.submission;
  if (state === 'sent' || state === 'spam') return { status: 200, body: { ok: true, id } };
  // Somebody else is sending it, or a later attempt will.
  if (state === 'stored') return { status: 202, body: { ok: true, id } };

  if (!(await deliver(read.submission))) return { status: 202, body: { ok: true, id } };
  await markSent(id);
  return { status: 200, body: { ok: true, id } };
}
