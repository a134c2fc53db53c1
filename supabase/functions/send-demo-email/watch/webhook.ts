import { environment } from '../environment.ts';
import { hmacBytes } from '../hmac.ts';
import { MailRejectedError } from '../mail-transport.ts';
import type { MailOf, StoredRequest } from '../mails/mail.ts';
import { subjectOf } from '../mails/team-mail.ts';

/** How long the receiver may take to answer, in milliseconds. */
const timeoutMs = 5000;

/**
 * Tells a tool of the company (CRM, chat, automation) of a request, signed as Standard Webhooks has it.
 * The id is the same at every attempt, so that the receiver can leave out a second copy.
 * @throws Error if the receiver did not answer with 2xx; a redirect is not followed
 * @see https://www.standardwebhooks.com
 */
export async function callWebhook({ id, submission }: MailOf<'webhook'>) {
  if (!environment.webhook)
    throw new Error('WEBHOOK_URL is not set, but was when the request came.');
  const { url, key } = environment.webhook;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const body = JSON.stringify(payloadOf(submission));
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${await sign(`${id}.${timestamp}.${body}`, key)}`,
    },
    body,
  }).catch((error) => {
    // Its message may hold the address, which is a secret at some receivers.
    throw new Error(`webhook: ${error instanceof Error ? error.name : 'no answer'}`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new MailRejectedError(`webhook: ${response.status}`, false);
}

/** What the receiver gets (docs/on-call.md, “The webhook”). */
const payloadOf = (request: StoredRequest) => ({
  type: 'request.received',
  timestamp: new Date(request.created_at).toISOString(),
  text: chatText(subjectOf(request)),
  data: {
    id: request.id,
    form: request.type,
    language: request.locale,
    filledTooFast: request.too_fast,
    fields: request.fields,
  },
});

/**
 * A line as chats show it. Slack reads <…> as a command or a link, others @channel as a call to everybody and
 * [words](address) as a link, so a visitor must not write any: the last two are broken by a space of no width.
 */
const chatText = (line: string) =>
  line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/@|\](?=\()/g, '$&\u200b');

/** HMAC-SHA-256 of a text, in base64. */
const sign = async (text: string, key: Uint8Array<ArrayBuffer>) =>
  btoa(String.fromCharCode(...(await hmacBytes(text, key))));
