import type { RequestFields, RequestLocale, RequestType } from '../_shared/schemas.ts';

/** A valid request on its way to the database and the mailbox. */
export type Submission = {
  /** UUID: the same for a double click, a retry, a resend. */
  id: string;
  /** Without script: the id that the same words had ten minutes before. */
  previousId?: string;
  type: RequestType;
  locale: RequestLocale;
  fields: RequestFields;
  /** True where the honeypot was filled: stored, never mailed. */
  spam: boolean;
  /** Filled faster than a person types: marked in the subject of the mail. */
  quick: boolean;
};
