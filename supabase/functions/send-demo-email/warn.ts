import { warningMail } from '../_shared/warning-mail.ts';
import { dueWarnings, markWarned, raiseWarning } from './database.ts';
import { environment } from './environment.ts';
import { reasonOf } from './mail-transport.ts';
import { alertTransport } from './transports.ts';

/** Warns the team of wrong settings, and of what the database has raised, by the way that alerts take. */
export async function sendWarnings() {
  const { wrongSettings } = environment;
  if (wrongSettings.length > 0) await raiseWarning('settings', wrongSettings.join(', '));
  const warnings = await dueWarnings();
  if (warnings.length === 0) return;
  try {
    await alertTransport.send({
      id: crypto.randomUUID(),
      idempotencyKey: crypto.randomUUID(),
      unsure: false,
      from: environment.mailFrom,
      to: environment.alertTo,
      ...warningMail(environment.company, warnings),
    });
  } catch (error) {
    console.error('warning:', reasonOf(error));
    return;
  }
  await markWarned(warnings.map(({ name }) => name));
}
