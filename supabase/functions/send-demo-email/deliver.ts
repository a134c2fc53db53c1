import { confirmationMail } from '../_shared/confirmation-mail.ts';
import { digestMail } from '../_shared/digest-mail.ts';
import type { Mail, MailContent } from '../_shared/mail.ts';
import { teamMail } from '../_shared/team-mail.ts';
import { markMailFailed, markMailSent } from './database.ts';
import { environment } from './environment.ts';
import { MailRefused } from './mail-refused.ts';
import { primaryTransport } from './transports.ts';

/** Sends one claimed mail and notes how that went. Never throws: false where it did not go out. */
export async function deliver(mail: Mail): Promise<boolean> {
  try {
    const { mailTo, mailFrom } = environment;
    const to = mail.kind === 'confirmation' ? (mail.recipient ?? '') : mailTo;
    const { id, idempotency_key: idempotencyKey } = mail;
    await primaryTransport.send({ id, idempotencyKey, from: mailFrom, to, ...contentOf(mail) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error('mail:', mail.id, reason);
    // Where even this fails, the lease runs out and the next retry takes it.
    await markMailFailed(mail.id, reason, error instanceof MailRefused).catch(console.error);
    return false;
  }
  // It is out. Where this fails, the next attempt bears the same id, so a copy is recognisable.
  await markMailSent(mail.id).catch((error) => console.error('mark sent:', mail.id, error));
  return true;
}

/** @throws Error where what the mail tells of is gone. */
function contentOf(mail: Mail): MailContent {
  if (mail.kind === 'digest') return digestMail(mail.digest ?? []);
  if (!mail.submission) throw new Error('its request is gone');
  if (mail.kind === 'team') return teamMail(mail.submission);
  const replyTo = { name: '', address: environment.mailTo };
  const newsletterUrl = `${environment.supabaseUrl}/functions/v1/send-demo-email/newsletter`;
  const token = mail.newsletter_token;
  return {
    replyTo,
    ...confirmationMail(mail.submission, environment.siteUrl, newsletterUrl, token),
  };
}
