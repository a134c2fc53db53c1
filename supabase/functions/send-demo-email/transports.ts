import { brevo } from './brevo.ts';
import { environment } from './environment.ts';
import { smtp } from './smtp.ts';

/** A mail ready to go. */
export type OutgoingMail = {
  /** UUID, the same at every attempt: the Message-ID. */
  id: string;
  /** UUID, the same until an attempt is refused: a provider takes one mail for it. */
  idempotencyKey: string;
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** A way to send mail. `send` resolves once the provider has taken it. @throws MailRefused where it said no, Error where nobody knows. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> };

const known: Record<string, () => MailTransport> = { brevo, smtp };

function open(name: string | undefined): MailTransport | undefined {
  if (name === undefined) return undefined;
  const make = known[name.trim()];
  if (!make) throw new Error(`MAIL_TRANSPORTS names ${name}: write brevo, smtp or both.`);
  return make();
}

const [first, second] = environment.transports;

/** Sends every mail. */
export const primaryTransport = open(first) as MailTransport;

/** Carries the alert where the first one is stuck; there may be none. */
export const alertTransport = open(second);
