import type { RequestLocale, RequestType } from './form-fields.ts';
import type { RequestFields } from './schemas.ts';

/** A request as the database returns it. */
export type StoredRequest = {
  id: string;
  created_at: string;
  type: RequestType;
  locale: RequestLocale;
  fields: RequestFields;
  status: 'stored' | 'sent' | 'spam';
  too_fast: boolean;
};

/** A claimed mail with the data it is written from. */
export type Mail = {
  id: string;
  kind: 'team' | 'confirmation' | 'digest';
  idempotency_key: string;
  recipient: string | null;
  created_at: string;
  submission: StoredRequest | null;
  newsletter_token: string | null;
  digest: StoredRequest[] | null;
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
};
