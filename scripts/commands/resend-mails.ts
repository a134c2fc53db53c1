import { callDatabase } from '../service-role';
import { main } from '../lib/cli';

/* Has what is dead or waits sent again, at the next call of the retry path. */
main(async () => {
  const id = process.argv[2];
  if (!id) throw new Error('Usage: npm run resend:mails -- ID, or -- all');
  const count = await callDatabase<number>('resend_mails', { p_id: id === 'all' ? null : id });
  console.log(
    `${count} mail(s) will be tried again at the next retry, within a minute; a confirmation of tomorrow waits for tomorrow.`,
  );
});
