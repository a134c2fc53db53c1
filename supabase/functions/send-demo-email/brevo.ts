import { environment } from './environment.ts';
import { MailRejectedError, type MailTransport, type OutgoingMail } from './mail-transport.ts';
import { parseJson } from './parse-json.ts';

/**
 * Mail over the HTTP API of Brevo, whose servers are in the EU. Its idempotency key (a UUID, kept for
 * half an hour) makes repeated calls one mail: Brevo rejects the second as a duplicate. A duplicate counts as
 * sent: we reuse a key only where an earlier attempt may have gone through, and limits and outages refuse a
 * call before Brevo looks at its key.
 * @see https://developers.brevo.com/reference/sendtransacemail
 * @see https://developers.brevo.com/docs/heterogenous-versions-batch-emails
 */
export function brevo(): MailTransport {
  const { brevoKey, mailTimeoutMs } = environment;
  if (!brevoKey) throw new Error('BREVO_API_KEY is not set.');
  return {
    send: async (mail) => {
      const signal = AbortSignal.timeout(mailTimeoutMs);
      const answer = await post(mail, brevoKey, signal);
      if (answer === 'accepted' || answer === 'duplicate') return;
      const invalid = answer.status === 400;
      const keyUnused = invalid && mail.unsure && (await isKeySpent(mail, brevoKey, signal));
      throw new MailRejectedError(`Brevo: ${answer.status} ${answer.body}`, invalid, keyUnused);
    },
  };
}

/**
 * Whether the refusal of a mail used up its key: then Brevo had not seen the key before, so no earlier attempt
 * went through. If the mail is refused in the same way again, Brevo did not look at the key (it refused the
 * sender, say), and the key will still tell whether an earlier attempt went through.
 */
async function isKeySpent(mail: OutgoingMail, brevoKey: string, signal: AbortSignal) {
  return (await post(mail, brevoKey, signal)) === 'duplicate';
}

type Answer = 'accepted' | 'duplicate' | { status: number; body: string };

async function post(mail: OutgoingMail, brevoKey: string, signal: AbortSignal): Promise<Answer> {
  const { id, idempotencyKey, from, to, replyTo, subject, text, html, headers } = mail;
  const response = await fetch(environment.brevoUrl, {
    method: 'POST',
    signal,
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
  if (response.ok) return 'accepted';
  return isDuplicate(body) ? 'duplicate' : { status: response.status, body: body.slice(0, 200) };
}

/** Cuts a name to 70 characters: Brevo rejects a mail with a longer one. */
const shorten = (name = '') => name.slice(0, 70).replace(/\p{Cs}$/u, '') || undefined;

/** Whether Brevo has seen the idempotency key before. */
const isDuplicate = (body: string) =>
  (parseJson(body) as { code?: string } | undefined)?.code === 'duplicate_parameter';

/** Splits `Site <site@example.org>` into name and address. */
function mailboxOf(text: string): { name?: string; email: string } {
  const [, name, email] = text.match(/^\s*(.*?)\s*<([^>]+)>\s*$/) ?? [];
  return email ? { name: name || undefined, email } : { email: text.trim() };
}
