import nodemailer from 'nodemailer';
import { environment } from './environment.ts';
import type { MailTransport } from './transports.ts';

/** How long a server may be silent, in milliseconds. */
const patience = 60_000;

/** Mail over SMTP (SMTP_URL). The stable Message-ID makes a second copy recognisable. */
export function smtp(): MailTransport {
  if (!environment.smtpUrl) throw new Error('SMTP_URL is not set.');
  const transport = nodemailer.createTransport({
    url: environment.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    send: async ({ id, ...mail }) => {
      const domain = mail.from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
      await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>` });
    },
  };
}
