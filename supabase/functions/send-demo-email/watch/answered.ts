import { noscriptPages } from '../../_shared/site-contract.ts';
import { environment } from '../environment.ts';
import { canSign, hmac } from '../hmac.ts';
import type { LinkedRequest, StoredRequest } from '../mails/mail.ts';
import type { FormAnswer } from '../reply.ts';
import { timingSafeEqual } from '../secret.ts';
import { noteAnswer } from './database.ts';

/*
 * The team notes that it has answered a request: the link of its mail leads to a page of the site, whose
 * button posts the token. Following the link notes nothing, because mail scanners follow links.
 */

/** The signature is cut to 128 bits, which keeps the link short. It is good as long as the request. */
const sign = async (id: string) => (await hmac(`answered ${id}`)).slice(0, 32);

/** Adds the link by which the team notes its answer. The token is in the fragment, which no server logs. */
export async function withAnswerLink(request: StoredRequest): Promise<LinkedRequest> {
  if (!canSign) return request;
  const page = `${environment.siteUrl}${noscriptPages.answered[request.locale]}`;
  return { ...request, answer_link: `${page}#${request.id}.${await sign(request.id)}` };
}

/** Notes an answer by the token that the button of the page posts. */
export async function receiveAnswer({ token }: Record<string, unknown>): Promise<FormAnswer> {
  const id = await idOf(token);
  const note = id && (await noteAnswer(id));
  if (!note) return { status: 422, body: { error: 'invalid' }, fragment: 'unknown' };
  const answeredAt = new Date(note.answered_at).toISOString();
  const body = { ok: true, answeredAt } as const;
  return note.is_new
    ? { status: 200, body, fragment: 'noted' }
    : { status: 200, body, fragment: 'already', query: `on=${answeredAt}` };
}

/** The request that a token names; undefined if we have not signed it. */
async function idOf(token: unknown): Promise<string | undefined> {
  const [, id = '', signature = ''] =
    (typeof token === 'string' ? token : '').trim().match(/^([0-9a-f-]{36})\.([0-9a-f]{32})$/) ??
    [];
  return canSign && (await timingSafeEqual(signature, await sign(id))) ? id : undefined;
}
