import nodemailer from 'nodemailer';
import { environment } from './environment.ts';
import type { MailTransport } from './transports.ts';

/** Mail over SMTP (SMTP_URL). The stable Message-ID makes a second copy recognisable. */
export function smtp(): MailTransport {
  const { smtpUrl, mailPatience } = environment;
  if (!smtpUrl) throw new Error('SMTP_URL is not set.');
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: Math.min(10_000, mailPatience),
  });
  return {
    send: async ({ id, idempotencyKey, ...mail }) => {
      const domain = mail.from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
      // Of the whole attempt: a server that pauses at each step would outlast the lease.
      const signal = AbortSignal.timeout(mailPatience);
      await transport
        .sendMail({ ...mail, messageId: `<${id}@${domain}>`, signal })
        .catch((error) => {
          throw signal.aborted ? new Error(`SMTP: timeout after ${mailPatience / 1000} s`) : error;
        });
    },
  };
}
