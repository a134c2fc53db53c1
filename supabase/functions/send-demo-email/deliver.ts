import { confirmationMail } from '../_shared/confirmation-mail.ts';
import { digestMail } from '../_shared/digest-mail.ts';
import type { Mail, MailContent } from '../_shared/mail.ts';
import { teamMail } from '../_shared/team-mail.ts';
import { markMailFailed, markMailSent } from './database.ts';
import { environment } from './environment.ts';
import { MailRejectedError } from './mail-transport.ts';
import { primaryTransport } from './transports.ts';

/** Sends one claimed mail and records the result. Never throws: false if the mail did not go out. */
export async function deliver(mail: Mail): Promise<boolean> {
  try {
    const { mailTo, mailFrom } = environment;
    const to = mail.kind === 'confirmation' ? (mail.recipient ?? '') : mailTo;
    const { id, idempotency_key: idempotencyKey } = mail;
    await primaryTransport.send({ id, idempotencyKey, from: mailFrom, to, ...contentOf(mail) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error('mail:', mail.id, reason);
    // If even this fails, the lease expires and the next retry claims the mail.
    await markMailFailed(mail.id, reason, error instanceof MailRejectedError).catch(console.error);
    return false;
  }
  // It is out. If this fails, the next attempt has the same id, so the copy can be recognised.
  await markMailSent(mail.id).catch((error) => console.error('mark sent:', mail.id, error));
  return true;
}

/** @throws Error if the request the mail is about was erased. */
function contentOf(mail: Mail): MailContent {
  if (mail.kind === 'digest') return digestMail(mail.digest ?? [], mail.mailed_per_hour);
  if (!mail.submission) throw new Error('its request was erased');
  if (mail.kind === 'team') return teamMail(mail.submission);
  const replyTo = { name: '', address: environment.mailTo };
  const newsletterUrl = `${environment.supabaseUrl}/functions/v1/send-demo-email/newsletter`;
  const token = mail.newsletter_token;
  return {
    replyTo,
    ...confirmationMail(mail.submission, environment.siteUrl, newsletterUrl, token),
  };
}
