import { receiveAnswer } from './answered.ts';
import { receiveEvent } from './events.ts';
import { health } from './health.ts';
import { answerNewsletter, showNewsletterPage } from './newsletter.ts';
import { discardBody } from './read-body.ts';
import { receive } from './receive.ts';
import { preflight, type Reply, respond, unavailable } from './reply.ts';
import { retry } from './retry.ts';

/**
 * Answers a call; never throws. Paths: the forms at the function's own address; `/answered`,
 * `/newsletter`, `/retry`, `/events` and `/health` below it.
 */
export async function handle(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request);
  const reply = await route(request).catch(unavailable);
  // A caller who hangs up meanwhile gets no answer anyway.
  await discardBody(request).catch(() => {});
  return respond(request, reply);
}

async function route(request: Request): Promise<Reply> {
  const { pathname } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && pathname.endsWith('/newsletter')) return showNewsletterPage(request);
  if (isRead && pathname.endsWith('/health')) return health();
  if (request.method !== 'POST') return { status: 405, body: { error: 'method' } };
  if (pathname.endsWith('/retry')) return retry(request);
  if (pathname.endsWith('/events')) return receiveEvent(request);
  if (pathname.endsWith('/answered')) return receiveAnswer(request);
  if (pathname.endsWith('/newsletter')) return answerNewsletter(request);
  return receive(request);
}
