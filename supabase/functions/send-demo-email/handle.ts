import { type Answer, type Caller, callerOf, preflight, reply } from './answer.ts';
import { answerNewsletter, showNewsletterPage } from './newsletter.ts';
import { receive } from './receive.ts';
import { retry } from './retry.ts';

/**
 * Answers a call. Never throws: what the code did not foresee is a 503, and the caller keeps the
 * words. Paths: the forms at the function's own address, /newsletter and /retry below it.
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

function answer(request: Request, caller: Caller): Promise<Answer> | Answer {
  const { pathname } = new URL(request.url);
  const followed = request.method === 'GET' || request.method === 'HEAD';
  if (followed && pathname.endsWith('/newsletter')) return showNewsletterPage(request, caller);
  if (request.method !== 'POST') return { status: 405, body: { error: 'method' } };
  if (pathname.endsWith('/retry')) return retry(request, caller);
  if (pathname.endsWith('/newsletter')) return answerNewsletter(request, caller);
  if (caller.refused) return { status: 403, body: { error: 'origin' } };
  return receive(request, caller);
}
