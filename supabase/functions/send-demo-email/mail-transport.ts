/** A mail ready to be sent. */
export type OutgoingMail = {
  /** UUID, the same at every attempt: the Message-ID. */
  id: string;
  /** UUID, the same until an attempt is rejected: a provider accepts one mail for it. */
  idempotencyKey: string;
  /** An earlier attempt may have gone through under this key. */
  unsure: boolean;
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** A reply by a machine, which no machine should answer (RFC 3834). */
  automatic?: true;
};

/**
 * A way to send mail. `send` resolves once the provider has accepted the mail.
 * @throws MailRejectedError if the provider refused it; any other Error if the outcome is unknown.
 */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> };

/**
 * The provider refused a mail: the attempt is over, and nothing went out.
 * @param invalid the provider seems to object to the mail itself: another attempt will not help
 * @param keyUnused nothing has gone out under its idempotency key, not even in an earlier attempt
 */
export class MailRejectedError extends Error {
  constructor(
    message: string,
    public invalid: boolean,
    public keyUnused = false,
  ) {
    super(message);
  }
}

/** Why an attempt failed, without the e-mail addresses that mail servers like to quote. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replace(/(?:"[^"]*"|[^\s<>"(),;:]+)@[^\s<>"(),;:]+/g, '(address)');
}
