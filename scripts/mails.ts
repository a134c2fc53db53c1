import { main } from './lib/cli';
import { callDatabase, dataOf, serviceRole } from './ops/service-role';

/* Lists what has not reached the team (`list`), and sends it again (`resend ID`, `resend all`). */
main(async () => {
  const [command, id = ''] = process.argv.slice(2);
  if (command === 'list') return list();
  if (id !== 'all' && !/^[0-9a-f-]{36}$/i.test(id))
    throw new Error(
      'Usage: npm run resend:mails -- ID, or -- all. npm run list:mails shows the IDs.',
    );
  const count = await callDatabase<number>('resend_mails', { p_id: id === 'all' ? null : id });
  console.log(
    `${count} mail(s) will be sent at the next retry, within a minute. Confirmations that are due tomorrow still wait until then.`,
  );
});

async function list() {
  print(
    'Failed, no further attempts. To send them: npm run resend:mails -- all',
    await mails({ status: 'dead' }),
  );
  print('Waiting for the next attempt', await mails({ status: 'pending' }));
  print(
    'Sent, but bounced. Find out why before sending them again',
    await mails({ delivery_status: 'bounced' }),
  );
  print(
    'Sent, but blocked by the provider. Unblock the address there first',
    await mails({ delivery_status: 'blocked' }),
  );
  print('Sent, and reported as spam by its reader', await mails({ delivery_status: 'complaint' }));
  const unsure = await mails({ status: 'sent', unsure: true });
  print(
    'To the team, perhaps never sent: an answer was lost, and no report came. If the mailbox has none: npm run resend:mails -- ID',
    unsure.filter((mail) => mail.kind !== 'confirmation' && mail.delivery_status === null),
  );
  print(
    'Requests that no mail tells of. Answer them; docs/on-call.md says how to have them sent',
    await requestsWithoutMail(),
  );
  print(
    'Over the hourly limit, waiting for a digest',
    await requests({ status: 'stored', delivery: 'digest' }),
  );
  print('Kept as spam', await requests({ status: 'spam' }));
}

/** Requests to be mailed one by one whose mail is missing. */
async function requestsWithoutMail() {
  const storedRequests = await requests({ status: 'stored', delivery: 'direct' });
  const waiting = await select('mails', 'submission_id', { status: 'pending', kind: 'team' });
  const told = new Set(waiting.map(({ submission_id }) => submission_id));
  return storedRequests.filter(({ id }) => !told.has(id));
}

type Row = Record<string, unknown>;
type Filter = Record<string, string | boolean>;

function mails(filter: Filter) {
  const columns = 'id,kind,created_at,attempts,next_attempt_at,last_error,delivery_status';
  return select('mails', columns, filter);
}

function requests(filter: Filter) {
  return select('form_submissions', 'id,created_at,type,email', filter);
}

async function select(table: string, columns: string, filter: Filter): Promise<Row[]> {
  const answer = await serviceRole.from(table).select(columns).match(filter).returns<Row[]>();
  return dataOf(table, answer) ?? [];
}

function print(title: string, rows: Row[]) {
  console.log(`\n${title}: ${rows.length}`);
  if (rows.length > 0) console.table(rows);
}
