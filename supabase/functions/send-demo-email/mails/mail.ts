import type { RequestFields, RequestType } from '../../_shared/form-fields.ts';
import type { Locale } from '../../_shared/locales.ts';

/** A request as the database returns it. */
export type StoredRequest = {
  id: string;
  created_at: string;
  type: RequestType;
  locale: Locale;
  fields: RequestFields;
  status: 'stored' | 'sent' | 'spam' | 'smoke_test';
  too_fast: boolean;
};

/** A request with the link by which the team notes its answer, if links can be signed. */
export type LinkedRequest = StoredRequest & { answer_link?: string };

/** What confirms and withdraws a newsletter consent, and what withdraws it only. */
export type NewsletterTokens = { token: string; withdraw_token: string };

/** What every claimed mail has. */
type Claimed = {
  id: string;
  idempotency_key: string;
  /** An earlier attempt may have gone through under this key. */
  unsure: boolean;
  /** How many times the provider refused the mail itself while others went through. */
  invalid_count: number;
  /** Whether it first refused the mail itself more than a day ago. */
  refused_for_a_day: boolean;
};

type OfKind = {
  /** One request, to the team. */
  team: { submission: StoredRequest };
  /** To the person. With `newsletter` if a consent is still to be confirmed. */
  confirmation: {
    submission: StoredRequest;
    recipient: string;
    newsletter: NewsletterTokens | null;
  };
  /** Several requests, above `mailed_per_hour`, to the team. */
  digest: { requests: StoredRequest[]; mailed_per_hour: number };
  spam_digest: { requests: StoredRequest[]; mailed_per_hour: number };
  /** The requests that nobody has noted as answered. */
  reminder: { requests: StoredRequest[] };
  /** The day it is due, as in Paris: an ISO date. */
  daily: { recipient_day: string };
  weekly: { recipient_day: string };
  /** A call to the webhook, which waits in the outbox as mails do. */
  webhook: { submission: StoredRequest };
};

/** A claimed mail of a kind, with the data it is written from. */
export type MailOf<Kind extends keyof OfKind> = Claimed & { kind: Kind } & OfKind[Kind];

/** A claimed mail, or a call to the webhook. */
export type Mail = { [Kind in keyof OfKind]: MailOf<Kind> }[keyof OfKind];

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
