import { environment } from '../environment.ts';
import { alertTeam } from './alert.ts';
import { dueWarnings, markWarned, raiseWarning } from './database.ts';
import { warningMail } from './warning-mail.ts';

/** Warns the team of wrong settings, and of what the database has raised, by the way that alerts take. */
export async function sendWarnings() {
  const { company, wrongSettings } = environment;
  if (wrongSettings.length > 0) await raiseWarning('settings', wrongSettings.join(', '));
  const warnings = await dueWarnings();
  if (warnings.length > 0 && (await alertTeam(warningMail(company, warnings))))
    await markWarned(warnings.map(({ name }) => name));
}
