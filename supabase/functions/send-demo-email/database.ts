import { createClient } from '@supabase/supabase-js';
import type { StuckMail } from '../_shared/alert-mail.ts';
import type { Mail } from '../_shared/mail.ts';
import { newsletterWording } from '../_shared/newsletter-wording.ts';
import { environment } from './environment.ts';
import type { Submission } from './submission.ts';

const client = createClient(environment.supabaseUrl, environment.serviceRoleKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});

/** How long the database may take, in milliseconds: with a mail's five seconds, less than the ten the browser waits. */
const patience = 4000;

/** What became of a request that was to be stored; `new` has to be sent by whoever got it. */
export type Stored = {
  id: string;
  state: 'new' | 'stored' | 'sent' | 'spam' | 'limited' | 'full';
  /** Seconds to wait, where it was refused. */
  retry_after?: number;
};

/** Calls a function of the database. @throws Error where it did not answer or said no. */
async function call<Result>(name: string, values: Record<string, unknown> = {}): Promise<Result> {
  const { data, error } = await client.rpc(name, values).abortSignal(AbortSignal.timeout(patience));
  if (error) throw new Error(`${name}: ${error.message}`);
  return data as Result;
}

/**
 * Stores a request and the mails it calls for; of an id that is known, says what became of it.
 * @param addressHash counts the requests of one network address; null where that is unknown
 * @throws Error where the database did not answer or said no, as do the calls below
 */
export const storeSubmission = (submission: Submission, addressHash: string | null) =>
  call<Stored>('store_submission', {
    p_id: submission.id,
    p_previous: submission.previousId ?? null,
    p_type: submission.type,
    p_locale: submission.locale,
    p_fields: submission.fields,
    p_spam: submission.spam,
    p_quick: submission.quick,
    p_address_hash: addressHash,
    p_wording: newsletterWording[submission.locale],
  });

/**
 * Takes mails that are due, so many at most, for two minutes: nobody else sends them meanwhile.
 * @param submission those of one request only
 */
export const claimMails = (limit: number, submission: string | null = null) =>
  call<Mail[]>('claim_mails', { p_limit: limit, p_submission: submission });

/** Notes that the provider has taken a mail, and that its request has reached the team. */
export const markMailSent = (id: string) => call<void>('mark_mail_sent', { p_id: id });

/**
 * Notes a failed attempt: the next one is due later each time; a confirmation gives up after twelve.
 * @param refused the provider said no, so that the next attempt goes out under a new idempotency key
 */
export const markMailFailed = (id: string, error: string, refused: boolean) =>
  call<void>('mark_mail_failed', { p_id: id, p_error: error, p_refused: refused });

/** Writes the digests that are due: of requests above the hour's limit, and of spam. */
export const prepareDigests = () => call<void>('prepare_digests');

/** Erases what is past its time; says how many rows of each kind. */
export const applyRetention = () => call<Record<string, number>>('apply_retention');

/** Mails that wait for more than an hour and of which nobody was warned; marks them as warned of. */
export const claimAlerts = () => call<StuckMail[]>('claim_alerts');

/** Has the next retry warn of a mail again. @throws Error where the database did not answer. */
export async function forgetAlert({ id }: StuckMail): Promise<void> {
  const { error } = await client
    .from('mails')
    .update({ alerted_at: null })
    .eq('id', id)
    .abortSignal(AbortSignal.timeout(patience));
  if (error) throw new Error(`forget alert: ${error.message}`);
}

/** Confirms the newsletter or withdraws it, by the code of a mail. */
export const answerNewsletterToken = (token: string, action: string) =>
  call<'confirmed' | 'withdrawn' | 'unknown'>('answer_newsletter', {
    p_token: token,
    p_action: action,
  });
