import { serviceRole } from '../service-role';
import { main } from '../step';

/* What has not reached the team: waiting and dead mails, and what was kept as spam. */
main(async () => {
  const rows = async (table: string, columns: string, status: string) => {
    const { data, error } = await serviceRole.from(table).select(columns).eq('status', status);
    if (error) throw new Error(`${table}: ${error.message}. Is the platform running?`);
    return data;
  };
  const mail = 'id,kind,created_at,attempts,next_attempt_at,last_error';
  for (const [title, list] of [
    ['Dead: nobody tries any more. npm run resend:mails', await rows('mails', mail, 'dead')],
    ['Waiting for the next attempt', await rows('mails', mail, 'pending')],
    ['Kept as spam', await rows('form_submissions', 'id,created_at,type,email', 'spam')],
  ] as const) {
    console.log(`\n${title}: ${list.length}`);
    if (list.length > 0) console.table(list);
  }
});
