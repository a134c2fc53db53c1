import type { RequestType } from './schemas.ts';

/** The words of the mail to the team, one set a language. `{field}` stands for a field's value. */
export type MailWords = {
  subject: Record<RequestType, string>;
  intro: Record<RequestType, string>;
  reply: string;
  received: string;
  reference: string;
  yes: string;
  labels: Record<string, string>;
};
