import type { DailyFigures, WeeklyFigures } from './figures.ts';
import type { RequestFields, RequestType } from './form-fields.ts';
import type { Locale } from './locales.ts';

/** A request as the database returns it. */
export type StoredRequest = {
  id: string;
  created_at: string;
  type: RequestType;
  locale: Locale;
  fields: RequestFields;
  status: 'stored' | 'sent' | 'spam';
  too_fast: boolean;
};

/** A request with the link by which the team notes its answer, if links can be signed. */
export type LinkedRequest = StoredRequest & { answer_link?: string };

/** What confirms and withdraws a newsletter consent, and what withdraws it only. */
export type NewsletterTokens = { token: string; withdraw_token: string };

/** A claimed mail, or a call to the webhook, with the data it is written from. */
export type Mail = {
  id: string;
  kind:
    | 'team'
    | 'reminder'
    | 'digest'
    | 'daily'
    | 'weekly'
    | 'confirmation'
    | 'spam_digest'
    | 'webhook';
  idempotency_key: string;
  /** An attempt before may have gone through under this key. */
  unsure: boolean;
  /** How often the provider refused the mail itself, as others went through. */
  invalid_count: number;
  /** Whether it found the mail invalid first more than a day ago. */
  refused_for_a_day: boolean;
  recipient: string | null;
  created_at: string;
  submission: StoredRequest | null;
  /** Of a confirmation, if a consent is still to be confirmed. */
  newsletter: NewsletterTokens | null;
  /** Of a digest, or of a reminder those that are still unanswered. */
  requests: StoredRequest[] | null;
  /** Of a report the day it is due, as in Paris: an ISO date. */
  recipient_day: string | null;
  /** Of a report, computed once it is claimed. */
  daily?: DailyFigures;
  weekly?: WeeklyFigures;
  /** Requests an hour above which the team gets digests. */
  mailed_per_hour: number;
};

/** What a mail says. */
export type MailContent = {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  /** A reply by a machine, which no machine should answer (RFC 3834). */
  automatic?: true;
};
