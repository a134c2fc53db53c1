import nodemailer from 'nodemailer';
import { environment } from './environment.ts';
import type { MailTransport } from './mail-transport.ts';

/** Mail over SMTP (SMTP_URL). The stable Message-ID lets a second copy be recognised. */
export function smtp(): MailTransport {
  const { smtpUrl, mailTimeoutMs } = environment;
  if (!smtpUrl) throw new Error('SMTP_URL is not set.');
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: Math.min(10_000, mailTimeoutMs),
  });
  return {
    send: async ({ id, idempotencyKey, ...mail }) => {
      const domain = mail.from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
      // For the whole attempt: a server that pauses at each step would outlast the lease.
      const signal = AbortSignal.timeout(mailTimeoutMs);
      await transport
        .sendMail({ ...mail, messageId: `<${id}@${domain}>`, signal })
        .catch((error) => {
          throw signal.aborted ? new Error(`SMTP: timeout after ${mailTimeoutMs / 1000} s`) : error;
        });
    },
  };
}
