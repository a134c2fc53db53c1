import { environment } from './environment.ts';
import type { MailTransport } from './transports.ts';

/** How long the provider may take to answer, in milliseconds. */
const patience = 60_000;

/**
 * Mail over the HTTP API of Brevo, whose servers are in the EU. Its idempotency key (a UUID, kept
 * for at least 15 minutes) makes a repeated call one mail.
 * @see https://developers.brevo.com/reference/sendtransacemail
 */
export function brevo(): MailTransport {
  const { brevoKey, brevoUrl } = environment;
  if (!brevoKey) throw new Error('BREVO_API_KEY is not set.');
  return {
    send: async ({ id, from, to, replyTo, subject, text, html, headers }) => {
      const response = await fetch(brevoUrl, {
        method: 'POST',
        signal: AbortSignal.timeout(patience),
        headers: { 'api-key': brevoKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          sender: mailboxOf(from),
          to: [{ email: to }],
          replyTo: replyTo && { name: replyTo.name, email: replyTo.address },
          subject,
          textContent: text,
          htmlContent: html,
          headers: { ...headers, idempotencyKey: id },
        }),
      });
      const answer = await response.text();
      if (!response.ok) throw new Error(`Brevo: ${response.status} ${answer.slice(0, 200)}`);
    },
  };
}

/** Site <site@example.org> as name and address. */
function mailboxOf(text: string): { name?: string; email: string } {
  const [, name, email] = text.match(/^\s*(.*?)\s*<([^>]+)>\s*$/) ?? [];
  return email ? { name, email } : { email: text.trim() };
}
