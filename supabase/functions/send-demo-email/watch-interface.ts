import type { LinkedRequest, Mail, MailContent, StoredRequest } from './mails/mail.ts';
import type { Call, FormRoute } from './routes.ts';

/** The mails that the core writes by itself. */
type CoreKind = 'team' | 'confirmation' | 'digest' | 'spam_digest';

/** Mails that are claimed and sent together. */
export type Round = { kinds: Mail['kind'][]; parallel: number; most: number };

/**
 * What reports, reminds and warns. `index.ts` hands it to the core, which imports none of it and stores and
 * mails requests without it.
 */
export type Watch = {
  forms: FormRoute[];
  calls: Call[];
  /** Sent after the rounds of the core. */
  rounds: Round[];
  /** Done after all rounds; one that fails does not hold up the next. */
  steps: (() => Promise<void>)[];
  /** Adds to a request what its mail to the team links to. */
  withLinks: (request: StoredRequest) => Promise<LinkedRequest>;
  /** Writes a mail that the core does not. */
  compose: (mail: Exclude<Mail, { kind: CoreKind | 'webhook' }>) => Promise<MailContent>;
  callWebhook: (call: Extract<Mail, { kind: 'webhook' }>) => Promise<void>;
};
