import nodemailer from 'nodemailer';
import { environment } from './environment.ts';
import { MailRejectedError, type MailTransport } from './mail-transport.ts';

/** Mail over SMTP (SMTP_URL). The stable Message-ID lets a second copy be recognised. */
export function smtp(): MailTransport {
  const { smtpUrl, mailTimeoutMs } = environment;
  if (!smtpUrl) throw new Error('SMTP_URL is not set.');
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: Math.min(10_000, mailTimeoutMs),
  });
  return {
    send: async ({ id, idempotencyKey, unsure, automatic, ...mail }) => {
      const domain = mail.from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
      // For the whole attempt: a server that pauses at each step would outlast the lease.
      const signal = AbortSignal.timeout(mailTimeoutMs);
      await transport
        .sendMail({
          ...mail,
          headers: { ...mail.headers, ...(automatic && { 'Auto-Submitted': 'auto-replied' }) },
          messageId: `<${id}@${domain}>`,
          signal,
        })
        .catch((error) => {
          if (signal.aborted) throw new Error(`SMTP: timeout after ${mailTimeoutMs / 1000} s`);
          // No connection was made.
          if (['connect', 'getaddrinfo'].includes(error.syscall))
            throw new MailRejectedError(error.message, false);
          if (!error.responseCode) throw error;
          // 530 to 538 are about the login.
          const invalid = error.responseCode >= 539 || error.responseCode < 530;
          throw new MailRejectedError(error.message, error.responseCode >= 500 && invalid);
        });
    },
  };
}
