import { environment } from './environment.ts';
import { MailRejectedError, type MailTransport } from './mail-transport.ts';

/**
 * Mail over the HTTP API of Brevo, whose servers are in the EU. Its idempotency key (a UUID, kept for
 * half an hour) makes repeated calls one mail: Brevo rejects the second as a duplicate. That means it
 * accepted the first: a rejected key is used again only where an attempt before may have gone through,
 * and what refuses a call then (a limit, an outage) refuses it before the key is looked at.
 * @see https://developers.brevo.com/reference/sendtransacemail
 * @see https://developers.brevo.com/docs/heterogenous-versions-batch-emails
 */
export function brevo(): MailTransport {
  const { brevoKey, brevoUrl, mailTimeoutMs } = environment;
  if (!brevoKey) throw new Error('BREVO_API_KEY is not set.');
  return {
    send: async ({ id, idempotencyKey, from, to, replyTo, subject, text, html, headers }) => {
      const response = await fetch(brevoUrl, {
        method: 'POST',
        signal: AbortSignal.timeout(mailTimeoutMs),
        headers: { 'api-key': brevoKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          sender: mailboxOf(from),
          to: [{ email: to }],
          replyTo: replyTo && { name: shorten(replyTo.name), email: replyTo.address },
          subject,
          textContent: text,
          htmlContent: html,
          // The custom header goes out with the mail, so that a copy can be recognised.
          headers: { ...headers, 'X-Mailin-custom': id, idempotencyKey },
        }),
      });
      const body = await response.text();
      if (response.ok || isDuplicate(body)) return;
      throw new MailRejectedError(
        `Brevo: ${response.status} ${body.slice(0, 200)}`,
        response.status === 400,
      );
    },
  };
}

/** Cuts a name to 70 characters: Brevo rejects a mail with a longer one. */
const shorten = (name = '') => name.slice(0, 70).replace(/\p{Cs}$/u, '') || undefined;

/** Whether Brevo has seen the idempotency key before. */
function isDuplicate(body: string): boolean {
  try {
    return JSON.parse(body).code === 'duplicate_parameter';
  } catch {
    return false;
  }
}

/** Splits `Site <site@example.org>` into name and address. */
function mailboxOf(text: string): { name?: string; email: string } {
  const [, name, email] = text.match(/^\s*(.*?)\s*<([^>]+)>\s*$/) ?? [];
  return email ? { name: name || undefined, email } : { email: text.trim() };
}
