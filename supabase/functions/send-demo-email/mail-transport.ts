/** A mail ready to be sent. */
export type OutgoingMail = {
  /** UUID, the same at every attempt: the Message-ID. */
  id: string;
  /** UUID, the same until an attempt is rejected: a provider accepts one mail for it. */
  idempotencyKey: string;
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/**
 * A way to send mail. `send` resolves once the provider has accepted the mail.
 * @throws MailRejectedError if the provider refused it; any other Error if the outcome is unknown.
 */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> };

/** The provider refused a mail: the attempt is over, and nothing went out. */
export class MailRejectedError extends Error {}
