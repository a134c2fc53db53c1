import { inBackground } from './background.ts';
import { markMailFailed, markMailSent } from './database.ts';
import { environment } from './environment.ts';
import { MailRejectedError, reasonOf } from './mail-transport.ts';
import { confirmationMail } from './mails/confirmation-mail.ts';
import { digestMail } from './mails/digest-mail.ts';
import type { Mail, MailContent, MailOf } from './mails/mail.ts';
import { referencesMail } from './mails/references-mail.ts';
import { teamMail } from './mails/team-mail.ts';
import { primaryTransport } from './transports.ts';
import type { Watch } from './watch-interface.ts';

/** Pauses between attempts to mark a mail; in all they end before its lease does. */
const pausesMs = [1000, 3000, 9000, 20_000];

/**
 * After this many refusals of the mail itself it goes without its reply address, then without what visitors
 * wrote; the latter only after a day, because it may be the account that is refused.
 */
const refusals = { ofReplyTo: 3, ofWords: 6 };

/** Sends one claimed mail and records the result. Never throws: false if the mail did not go out. */
export async function deliver(watch: Watch, mail: Mail): Promise<boolean> {
  try {
    if (mail.kind === 'webhook') await watch.callWebhook(mail);
    else await sendMail(watch, mail);
  } catch (error) {
    const reason = reasonOf(error);
    console.error('mail:', mail.id, reason);
    const rejection = error instanceof MailRejectedError ? error : undefined;
    await mark(mail.id, () => markMailFailed(mail.id, reason, rejection));
    return false;
  }
  await mark(mail.id, () => markMailSent(mail.id));
  return true;
}

async function sendMail(watch: Watch, mail: Exclude<Mail, MailOf<'webhook'>>) {
  const { mailTo, mailFrom: from } = environment;
  const { id, idempotency_key: idempotencyKey, unsure } = mail;
  const content = await contentOf(watch, mail).catch((error) => {
    // Nothing was sent.
    throw new MailRejectedError(reasonOf(error), false);
  });
  const to = mail.kind === 'confirmation' ? mail.recipient : mailTo;
  await primaryTransport.send({ id, idempotencyKey, unsure, from, to, ...content });
}

/**
 * Records a result. If the database does not answer, further attempts follow in the background. If they
 * fail too, the lease expires and the mail goes out again, with the same id: a copy can be recognised.
 */
async function mark(id: string, write: () => Promise<void>) {
  const tryAgain = async () => {
    for (const pause of pausesMs) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      try {
        return await write();
      } catch (error) {
        console.error('mark:', id, error);
      }
    }
  };
  await write().catch((error) => {
    console.error('mark:', id, error);
    inBackground(tryAgain());
  });
}

/** @throws Error if the figures of a report cannot be had, or the kind of mail is unknown. */
async function contentOf(
  watch: Watch,
  mail: Exclude<Mail, MailOf<'webhook'>>,
): Promise<MailContent> {
  const { company, mailTo } = environment;
  const isRefused = mail.invalid_count >= refusals.ofWords && mail.refused_for_a_day;
  if (isRefused && mail.kind === 'team') return referencesMail(company, [mail.submission]);
  if (isRefused && 'requests' in mail) return referencesMail(company, mail.requests);
  switch (mail.kind) {
    case 'team': {
      const withReplyTo = mail.invalid_count < refusals.ofReplyTo;
      return teamMail(company, await watch.withLinks(mail.submission), withReplyTo);
    }
    case 'confirmation': {
      const newsletterUrl = `${environment.supabaseUrl}/functions/v1/send-demo-email/newsletter`;
      return {
        replyTo: { name: '', address: mailTo },
        ...confirmationMail(mail.submission, company, newsletterUrl, mail.newsletter),
      };
    }
    case 'digest':
    case 'spam_digest': {
      const requests = await Promise.all(mail.requests.map(watch.withLinks));
      return digestMail(company, requests, mail.mailed_per_hour);
    }
    default:
      return watch.compose(mail);
  }
}
