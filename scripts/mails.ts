import { main } from './lib/cli';
import { callDatabase, dataOf, serviceRole } from './ops/service-role';

const mailColumns = 'id,kind,created_at,attempts,next_attempt_at,last_error,delivery_status';
const requestColumns = 'id,created_at,type,email';

/* What has not reached the team (`list`), and sending it again (`resend ID`, `resend all`). */
main(async () => {
  const [command, id] = process.argv.slice(2);
  if (command === 'list') return list();
  if (!id) throw new Error('Usage: npm run resend:mails -- ID, or -- all');
  const count = await callDatabase<number>('resend_mails', { p_id: id === 'all' ? null : id });
  console.log(
    `${count} mail(s) will be sent at the next retry, within a minute. Confirmations that are due tomorrow still wait until then.`,
  );
});

async function list() {
  await print('Failed, no further attempts. To send them: npm run resend:mails -- all', 'mails', {
    status: 'dead',
  });
  await print('Waiting for the next attempt', 'mails', { status: 'pending' });
  await print('Sent, but bounced. Find out why before sending them again', 'mails', {
    delivery_status: 'bounced',
  });
  await print('Sent, but blocked by the provider. Unblock the address there first', 'mails', {
    delivery_status: 'blocked',
  });
  await print('Sent, and reported as spam by its reader', 'mails', {
    delivery_status: 'complaint',
  });
  await print('Over the hourly limit, waiting for a digest', 'form_submissions', {
    status: 'stored',
    delivery: 'digest',
  });
  await print('Kept as spam', 'form_submissions', { status: 'spam' });
}

async function print(title: string, table: string, filter: Record<string, string>) {
  const columns = table === 'mails' ? mailColumns : requestColumns;
  const rows = dataOf(table, await serviceRole.from(table).select(columns).match(filter)) ?? [];
  console.log(`\n${title}: ${rows.length}`);
  if (rows.length > 0) console.table(rows);
}
