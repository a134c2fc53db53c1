import { alertMail } from '../_shared/alert-mail.ts';
import { markAlerted, stuckMails } from './database.ts';
import { environment } from './environment.ts';
import { reasonOf } from './mail-transport.ts';
import { alertTransport } from './transports.ts';

/**
 * Tells the team which of its mails are stuck, by the second transport if there is one. Marked only
 * once it is out: rather a second alert than none.
 */
export async function sendAlert() {
  const stuck = await stuckMails();
  if (stuck.count === 0) return;
  try {
    await alertTransport.send({
      id: crypto.randomUUID(),
      idempotencyKey: crypto.randomUUID(),
      unsure: false,
      from: environment.mailFrom,
      to: environment.alertTo,
      ...alertMail(environment.company, stuck),
    });
  } catch (error) {
    console.error('alert:', reasonOf(error));
    return;
  }
  await markAlerted(stuck.mails.map(({ id }) => id));
}
