import type { RequestFields, RequestLocale, RequestType } from './schemas.ts';

/** A stored request, as the database gives it. */
export type StoredRequest = {
  id: string;
  created_at: string;
  type: RequestType;
  locale: RequestLocale;
  fields: RequestFields;
  status: 'stored' | 'sent' | 'spam';
  quick: boolean;
};

/** A claimed mail, with what it tells of. */
export type Mail = {
  id: string;
  kind: 'team' | 'confirmation' | 'digest';
  idempotency_key: string;
  recipient: string | null;
  created_at: string;
  submission: StoredRequest | null;
  newsletter_token: string | null;
  digest: StoredRequest[] | null;
};

/** What a mail says. */
export type MailContent = {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
};
