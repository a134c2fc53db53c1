import { environment } from '../environment.ts';
import { reasonOf } from '../mail-transport.ts';
import type { MailContent } from '../mails/mail.ts';
import { alertTransport } from '../transports.ts';
import { alertMail } from './alert-mail.ts';
import { markAlerted, stuckMails } from './database.ts';

/**
 * Tells the team which of its mails are stuck, by the second transport if there is one. They are marked
 * only once the alert is out: better two alerts than none.
 */
export async function sendAlert() {
  const stuck = await stuckMails();
  if (stuck.count === 0) return;
  if (await alertTeam(alertMail(environment.company, stuck)))
    await markAlerted(stuck.mails.map(({ id }) => id));
}

/** Sends a mail by the alert's transport. Whether it went out; a failure is logged. */
export async function alertTeam(content: MailContent): Promise<boolean> {
  try {
    await alertTransport.send({
      id: crypto.randomUUID(),
      idempotencyKey: crypto.randomUUID(),
      unsure: false,
      from: environment.mailFrom,
      to: environment.alertTo,
      ...content,
    });
    return true;
  } catch (error) {
    console.error('alert:', reasonOf(error));
    return false;
  }
}
