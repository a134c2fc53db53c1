import { createClient } from '@supabase/supabase-js';
import { newsletterLabel } from '../_shared/form-fields.ts';
import type { CallerHashes } from './address-hash.ts';
import { environment } from './environment.ts';
import type { MailRejectedError } from './mail-transport.ts';
import type { Mail, StoredRequest } from './mails/mail.ts';
import type { Submission } from './read-request.ts';

const client = createClient(environment.supabaseUrl, environment.secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});

/** Together with the mail's five seconds this stays under the ten that the browser waits. */
const timeoutMs = 4000;

/** The result of storing a request. The caller that gets `new` has to send its mails. */
type Stored = {
  id: string;
  state: 'new' | StoredRequest['status'] | 'limited' | 'full';
  /** Seconds to wait, if it was refused. */
  retry_after?: number;
};

/** Calls a function of the database. @throws Error if it did not answer in time or failed. */
export async function call<Result>(
  name: string,
  values: Record<string, unknown> = {},
  limitMs = timeoutMs,
): Promise<Result> {
  const { data, error } = await client.rpc(name, values).abortSignal(AbortSignal.timeout(limitMs));
  if (error) throw new Error(`${name}: ${error.message}`);
  return data as Result;
}

/**
 * Stores a request and the mails about it; for a known id, returns the state of the stored request.
 * @param caller identifies the network address and network for their limits
 * @param smokeTest whether only the team is told, and the row then erased
 * @throws Error if the database did not answer or failed, as do the calls below
 */
export const storeSubmission = (submission: Submission, caller: CallerHashes, smokeTest: boolean) =>
  call<Stored>('store_submission', {
    p_id: submission.id,
    p_previous: submission.previousId ?? null,
    p_next: submission.nextId ?? null,
    p_type: submission.type,
    p_locale: submission.locale,
    p_fields: submission.fields,
    p_spam: submission.spam,
    p_too_fast: submission.tooFast,
    p_unsolved: submission.unsolved,
    p_solved: submission.solved,
    p_address_hash: caller.address,
    p_network_hash: caller.network,
    p_wording: newsletterLabel[submission.locale],
    p_webhook: environment.webhook !== undefined,
    p_smoke_test: smokeTest,
  });

/** Erases the row of a smoke test, and nothing else. False if there is none. */
export const finishSmokeTest = (id: string) => call<boolean>('finish_smoke_test', { p_id: id });

/**
 * Leases up to `limit` due mails for two minutes.
 * @param only the mails of this request, or of these kinds
 */
export const claimMails = (limit: number, only: { submission?: string; kinds?: Mail['kind'][] }) =>
  call<Mail[]>('claim_mails', {
    p_limit: limit,
    p_submission: only.submission ?? null,
    p_kinds: only.kinds ?? null,
  });

/** Marks a mail as accepted by the provider, and its request as sent to the team. */
export const markMailSent = (id: string) => call<void>('mark_mail_sent', { p_id: id });

/** Records a failed attempt and schedules the next one with back-off. */
export const markMailFailed = (id: string, error: string, rejection?: MailRejectedError) =>
  call<void>('mark_mail_failed', {
    p_id: id,
    p_error: error,
    p_rejected: rejection !== undefined,
    p_invalid: rejection?.invalid ?? false,
    p_key_unused: rejection?.keyUnused ?? false,
  });

/** Confirms or withdraws a newsletter consent by the token of a mail. */
export const answerNewsletterToken = (token: string, action: string) =>
  call<'confirmed' | 'withdrawn' | 'unknown'>('answer_newsletter', {
    p_token: token,
    p_action: action,
  });
