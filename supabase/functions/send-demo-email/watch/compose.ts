import { environment } from '../environment.ts';
import type { MailContent } from '../mails/mail.ts';
import type { Watch } from '../watch-interface.ts';
import { withAnswerLink } from './answered.ts';
import { dailyMail } from './daily-mail.ts';
import { dailyFigures, weeklyFigures } from './database.ts';
import { reminderMail } from './reminder-mail.ts';
import { weeklyMail } from './weekly-mail.ts';

/** Writes a reminder or a report. The figures of a report are asked for now: they may take long, or fail. */
export const compose: Watch['compose'] = async (mail): Promise<MailContent> => {
  const { company, eventsSecret, smokeTestSecret } = environment;
  switch (mail.kind) {
    case 'reminder':
      return reminderMail(company, await Promise.all(mail.requests.map(withAnswerLink)));
    case 'daily': {
      const figures = await dailyFigures(mail.recipient_day);
      return dailyMail(company, figures, {
        reports: eventsSecret !== undefined,
        smokeTests: smokeTestSecret !== undefined,
      });
    }
    case 'weekly':
      return weeklyMail(company, await weeklyFigures(mail.recipient_day));
    // For instance, a migration was deployed before the function that knows its mails.
    default:
      throw new Error(
        `the function knows no mail of the kind “${(mail as { kind: string }).kind}”`,
      );
  }
};
