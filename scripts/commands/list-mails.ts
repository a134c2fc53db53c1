import { answered, serviceRole } from '../service-role';
import { main } from '../lib/cli';

/* What has not reached the team: dead and waiting mails, requests for a digest, and spam. */
main(async () => {
  const rows = async (table: string, columns: string, filter: Record<string, string>) =>
    answered(table, await serviceRole.from(table).select(columns).match(filter)) ?? [];
  const mail = 'id,kind,created_at,attempts,next_attempt_at,last_error';
  const request = 'id,created_at,type,email';
  for (const [title, list] of [
    [
      'Dead: nobody tries any more. npm run resend:mails -- all',
      await rows('mails', mail, { status: 'dead' }),
    ],
    ['Waiting for the next attempt', await rows('mails', mail, { status: 'pending' })],
    [
      'Above the limit of the hour, for a digest',
      await rows('form_submissions', request, { status: 'stored', delivery: 'digest' }),
    ],
    ['Kept as spam', await rows('form_submissions', request, { status: 'spam' })],
  ] as const) {
    console.log(`\n${title}: ${list.length}`);
    if (list.length > 0) console.table(list);
  }
});
