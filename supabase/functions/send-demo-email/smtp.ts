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
    greetingTimeout: mailPatience,
    socketTimeout: mailPatience,
  });
  return {
    send: async ({ id, ...mail }) => {
      const domain = mail.from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
      await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>` });
    },
  };
}
