import nodemailer from 'nodemailer';
import { teamMail } from '../_shared/team-mail.ts';
import { environment } from './environment.ts';
import type { Submission } from './submission.ts';

/** How long one attempt may take, in milliseconds; then the visitor is answered. */
const patience = 5000;

const transport = nodemailer.createTransport({
  url: environment.smtpUrl,
  connectionTimeout: patience,
  greetingTimeout: patience,
  socketTimeout: patience,
});

/** Mails a request to the team. False where the mail server did not take it in time. */
export async function deliver(submission: Submission): Promise<boolean> {
  const { mailTo, mailFrom } = environment;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience);
  });
  try {
    const mail = { ...teamMail(submission), to: mailTo, from: mailFrom };
    await Promise.race([transport.sendMail(mail), late]);
    return true;
  } catch (error) {
    console.error('mail:', submission.id, error instanceof Error ? error.message : error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}
