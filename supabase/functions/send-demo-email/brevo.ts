import { environment } from './environment.ts';
import { MailRefused } from './mail-refused.ts';
import type { MailTransport } from './transports.ts';

/**
 * Mail over the HTTP API of Brevo, whose servers are in the EU. Its idempotency key (a UUID, kept
 * for half an hour) makes a repeated call one mail: Brevo refuses the copy as a duplicate, which
 * says that it took the first one, as a key that it refused is never used again.
 * @see https://developers.brevo.com/reference/sendtransacemail
 * @see https://developers.brevo.com/docs/heterogenous-versions-batch-emails
 */
export function brevo(): MailTransport {
  const { brevoKey, brevoUrl, mailPatience } = environment;
  if (!brevoKey) throw new Error('BREVO_API_KEY is not set.');
  return {
    send: async ({ id, idempotencyKey, from, to, replyTo, subject, text, html, headers }) => {
      const response = await fetch(brevoUrl, {
        method: 'POST',
        signal: AbortSignal.timeout(mailPatience),
        headers: { 'api-key': brevoKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          sender: mailboxOf(from),
          to: [{ email: to }],
          replyTo: replyTo && { name: shortened(replyTo.name), email: replyTo.address },
          subject,
          textContent: text,
          htmlContent: html,
          // Sent along with the mail: a copy bears the same.
          headers: { ...headers, 'X-Mailin-custom': id, idempotencyKey },
        }),
      });
      const answer = await response.text();
      if (response.ok || isDuplicate(answer)) return;
      throw new MailRefused(`Brevo: ${response.status} ${answer.slice(0, 200)}`);
    },
  };
}

/** A name of 70 characters at most: Brevo refuses a mail with a longer one. */
const shortened = (name = '') => name.slice(0, 70).replace(/\p{Cs}$/u, '') || undefined;

/** True where Brevo says that it knows the idempotency key. */
function isDuplicate(answer: string): boolean {
  try {
    return JSON.parse(answer).code === 'duplicate_parameter';
  } catch {
    return false;
  }
}

/** Site <site@example.org> as name and address. */
function mailboxOf(text: string): { name?: string; email: string } {
  const [, name, email] = text.match(/^\s*(.*?)\s*<([^>]+)>\s*$/) ?? [];
  return email ? { name: name || undefined, email } : { email: text.trim() };
}
