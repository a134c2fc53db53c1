import { callerHashes } from './address-hash.ts';
import { inBackground } from './background.ts';
import { newChallenge } from './challenge.ts';
import { claimMails, finishSmokeTest, storeSubmission } from './database.ts';
import { deliver } from './deliver.ts';
import { readRequest } from './read-request.ts';
import type { FormAnswer } from './reply.ts';
import { isSmokeTest } from './smoke-test.ts';
import type { Watch } from './watch-interface.ts';

/** How long a visitor waits for the mail to go out; after that it follows later. */
const visitorWaitMs = 5000;

/**
 * Answers a form: stores the request, then sends its mails. 200 stored and sent, 202 stored and still
 * to be sent, or an error that says what is wrong.
 */
export async function receive(
  watch: Watch,
  values: Record<string, unknown>,
  request: Request,
): Promise<FormAnswer> {
  const result = await readRequest(values);
  if ('problems' in result) {
    const { problems, firstField } = result;
    const fragment = firstField ? `field-${firstField}` : 'invalid';
    return { status: 422, body: { error: 'invalid', fields: problems }, fragment };
  }
  const { submission } = result;
  const smokeTest = await isSmokeTest(request, submission.id);
  const stored = await storeSubmission(submission, await callerHashes(request), smokeTest);
  const { id, state, retry_after: retryAfter } = stored;
  const isAsked = submission.unsolved || (state === 'full' && !submission.spam);
  const challenge = isAsked ? await newChallenge(id) : undefined;
  if (state === 'limited')
    return { status: 429, body: { error: 'too-many' }, retryAfter, fragment: 'too-many' };
  // The limit of all visitors together, not of this one: there is nothing to wait for. With an answer to
  // the challenge it counts apart.
  if (state === 'full')
    return { status: 503, body: { error: 'full', challenge }, retryAfter, fragment: 'failed' };
  const sent =
    state === 'sent' || state === 'spam' || (state === 'new' && (await sendNow(watch, id)));
  const erased = smokeTest ? await finishSmokeTest(id) : undefined;
  return {
    status: sent ? 200 : 202,
    body: { ok: true, id, challenge, erased },
    fragment: sent ? 'received' : 'pending',
  };
}

/**
 * Sends the mails of a request that was just stored, and waits for the team's. A slow attempt goes on
 * in the background: an abandoned one could still arrive, and the next would be a second mail.
 */
async function sendNow(watch: Watch, id: string): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, visitorWaitMs, false));
  return Promise.race([deliverAll(watch, id), timeout]);
}

async function deliverAll(watch: Watch, id: string): Promise<boolean> {
  try {
    const mails = await claimMails(3, { submission: id });
    const attempts = mails.map((mail) => ({ mail, attempt: deliver(watch, mail) }));
    inBackground(Promise.all(attempts.map(({ attempt }) => attempt)));
    return (await attempts.find(({ mail }) => mail.kind === 'team')?.attempt) ?? false;
  } catch (error) {
    // The request is stored: the retry sends it.
    console.error('send now:', id, error);
    return false;
  }
}
