import { defaultLocale, isLocale } from '../_shared/locales.ts';
import { answerNewsletterToken } from './database.ts';
import type { FormAnswer, Reply } from './reply.ts';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Redirects whoever opens the address of the List-Unsubscribe header to the page with the buttons,
 * the token filled in. It changes nothing.
 */
export function showNewsletterPage(request: Request): Reply {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const language = searchParams.get('locale');
  const locale = isLocale(language) ? language : defaultLocale;
  const fragment = uuid.test(token) ? token : 'unknown';
  return { kind: 'redirect', page: { name: 'newsletter', locale, fragment } };
}

/**
 * Confirms or withdraws a newsletter consent by the token that a button of the newsletter page posts.
 * Following a link does neither, because mail scanners follow links.
 */
export async function answerNewsletter(values: Record<string, unknown>): Promise<FormAnswer> {
  const state = await changeConsent(values.token, values.action);
  return { ...answerTo(state), fragment: state };
}

/**
 * Withdraws a consent for a mail program, which posts to the address of the List-Unsubscribe header (RFC
 * 8058). It cannot be redirected to a page, and its body holds nothing more.
 */
export async function withdrawInOneClick({ url }: Request): Promise<Reply> {
  const token = new URL(url).searchParams.get('token');
  return { kind: 'json', ...answerTo(await changeConsent(token, 'withdraw')) };
}

async function changeConsent(token: unknown, action: unknown) {
  const id = typeof token === 'string' ? token.trim() : '';
  if (!uuid.test(id) || (action !== 'confirm' && action !== 'withdraw')) return 'unknown';
  return answerNewsletterToken(id, action);
}

const answerTo = (state: string): Omit<FormAnswer, 'fragment'> =>
  state === 'unknown'
    ? { status: 422, body: { error: 'invalid' } }
    : { status: 200, body: { ok: true } };
