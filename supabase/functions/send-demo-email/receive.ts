import { addressHash } from './address-hash.ts';
import type { Answer, Caller } from './answer.ts';
import { inBackground } from './background.ts';
import { claimMails, storeSubmission } from './database.ts';
import { deliver } from './deliver.ts';
import { readBody } from './read-body.ts';
import { readRequest } from './read-request.ts';

/** How long a visitor waits for the mail to go out, in milliseconds; then it follows. */
const patience = 5000;

/**
 * A form: stores the request, then sends its mails. 200 stored and sent, 202 stored and still to be
 * sent, or an error that says what is wrong.
 */
export async function receive(request: Request, caller: Caller): Promise<Answer> {
  const body = await readBody(request);
  if ('status' in body) return body;
  // A form without script is answered in the language it says it is in.
  if (body.values.locale === 'en') caller.locale = 'en';

  const read = await readRequest(body.values);
  if ('status' in read) return read;

  const { state, id, retry_after } = await storeSubmission(
    read.submission,
    await addressHash(request),
  );
  if (state === 'limited')
    return { status: 429, body: { error: 'too-many' }, retryAfter: retry_after };
  // Of all addresses together: nothing that this visitor did, so the answer names another way.
  if (state === 'full') return { status: 503, body: { error: 'full' }, retryAfter: retry_after };
  if (state === 'sent' || state === 'spam') return { status: 200, body: { ok: true, id } };
  if (state === 'stored') return { status: 202, body: { ok: true, id } };

  const sent = await Promise.race([sendNow(id), timeOut(patience)]);
  return { status: sent ? 200 : 202, body: { ok: true, id } };
}

/**
 * Sends the mails of a request that was just stored. A slow provider goes on in the background: an
 * attempt that was given up could still arrive, and the next one would be a second mail.
 */
async function sendNow(id: string): Promise<boolean> {
  try {
    const mails = await claimMails(2, id);
    const attempts = mails.map((mail) => ({ mail, attempt: deliver(mail) }));
    inBackground(Promise.all(attempts.map(({ attempt }) => attempt)));
    return (await attempts.find(({ mail }) => mail.kind === 'team')?.attempt) ?? false;
  } catch (error) {
    // The request is stored: the retry sends it.
    console.error('send now:', id, error);
    return false;
  }
}

const timeOut = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds));
