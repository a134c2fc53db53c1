import type { Answer, Caller } from './answer.ts';
import { answerNewsletterToken } from './database.ts';
import { readBody } from './read-body.ts';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Leads a person who opens the address of the List-Unsubscribe header to the page with the buttons,
 * its code filled in. Nothing is changed by it.
 */
export function showNewsletterPage(request: Request, caller: Caller): Answer {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  caller.form = true;
  caller.page = 'newsletter';
  if (searchParams.get('locale') === 'en') caller.locale = 'en';
  return { status: 200, body: {}, outcome: uuid.test(token) ? token : 'unknown' };
}

/**
 * Confirms or withdraws a consent to the newsletter. The button of the newsletter page posts the
 * token; a mail program posts to the address of the List-Unsubscribe header (RFC 8058), which
 * carries it. Neither happens by following a link, as mail scanners do.
 */
export async function answerNewsletter(request: Request, caller: Caller): Promise<Answer> {
  const oneClick = new URL(request.url).searchParams.get('token');
  if (oneClick) {
    // A mail program has no page to be led to, and its body says nothing more.
    caller.form = false;
    return answerToken(oneClick, 'withdraw');
  }
  const body = await readBody(request);
  if ('status' in body) return body;
  const { locale, token, action } = body.values;
  if (locale === 'en') caller.locale = 'en';
  caller.page = 'newsletter';
  if (typeof token !== 'string' || typeof action !== 'string')
    return { status: 422, body: { error: 'invalid' }, outcome: 'unknown' };
  return answerToken(token.trim(), action);
}

async function answerToken(token: string, action: string): Promise<Answer> {
  if (action !== 'confirm' && action !== 'withdraw')
    return { status: 422, body: { error: 'invalid' } };
  const state = uuid.test(token) ? await answerNewsletterToken(token, action) : 'unknown';
  if (state === 'unknown') return { status: 422, body: { error: 'invalid' }, outcome: 'unknown' };
  return { status: 200, body: { ok: true }, outcome: state };
}
