import { defaultLocale, isLocale } from '../_shared/locales.ts';
import { answerNewsletterToken } from './database.ts';
import { readBody } from './read-body.ts';
import { type Reply, unavailable } from './reply.ts';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Redirects whoever opens the address of the List-Unsubscribe header to the page with the buttons,
 * the token filled in. It changes nothing.
 */
export function showNewsletterPage(request: Request): Reply {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const asked = searchParams.get('locale');
  const locale = isLocale(asked) ? asked : defaultLocale;
  const fragment = uuid.test(token) ? token : 'unknown';
  return { status: 303, body: {}, page: { name: 'newsletter', locale, fragment } };
}

/**
 * Confirms or withdraws a newsletter consent. The buttons of the newsletter page post the token; a mail
 * program posts to the address of the List-Unsubscribe header, which carries it (RFC 8058). Following a
 * link does neither, because mail scanners follow links.
 */
export async function answerNewsletter(request: Request): Promise<Reply> {
  const oneClick = new URL(request.url).searchParams.get('token');
  // A mail program cannot be redirected to a page, and its body holds nothing more.
  if (oneClick) return replyTo(await changeConsent(oneClick, 'withdraw'));

  const { values, locale, refusal } = await readBody(request);
  const page = (fragment: string) => ({ name: 'newsletter', locale, fragment }) as const;
  if (refusal) return { ...refusal, page: page('failed') };
  try {
    const state = await changeConsent(values.token, values.action);
    return { ...replyTo(state), page: page(state) };
  } catch (error) {
    return { ...unavailable(error), page: page('failed') };
  }
}

async function changeConsent(token: unknown, action: unknown) {
  const id = typeof token === 'string' ? token.trim() : '';
  if (!uuid.test(id) || (action !== 'confirm' && action !== 'withdraw')) return 'unknown';
  return answerNewsletterToken(id, action);
}

const replyTo = (state: string): Reply =>
  state === 'unknown'
    ? { status: 422, body: { error: 'invalid' } }
    : { status: 200, body: { ok: true } };
