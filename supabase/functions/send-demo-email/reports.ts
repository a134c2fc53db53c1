import { claimMails, markMailFailed, type ReportKind, reportFigures } from './database.ts';
import { deliver } from './deliver.ts';
import { MailRejectedError, reasonOf } from './mail-transport.ts';

/**
 * Sends the reports that are due, after everything else. Never throws: a report that fails is tried
 * again after a pause that doubles, an alert names it after an hour, and requests go out meanwhile.
 * @param end when to begin no further one, as `performance.now` has it
 */
export async function sendReports(end: number, count: { sent: number; failed: number }) {
  for (const kind of ['daily', 'weekly'] as const)
    if (performance.now() < end)
      try {
        await sendReport(kind, count);
      } catch (error) {
        console.error('report:', kind, error);
      }
}

/**
 * The figures are computed apart from the claim: they may take long, or fail.
 * @throws Error if the database does not answer
 */
async function sendReport(kind: ReportKind, count: { sent: number; failed: number }) {
  const [mail] = await claimMails(1, { kinds: [kind] });
  if (!mail) return;
  try {
    const figures = await reportFigures(kind, mail.recipient_day ?? '');
    count[(await deliver({ ...mail, ...figures })) ? 'sent' : 'failed']++;
  } catch (error) {
    count.failed++;
    // As after a refusal, nothing went out.
    const reason = reasonOf(error);
    await markMailFailed(mail.id, reason, new MailRejectedError(reason, false));
    throw error;
  }
}
