import { main } from './lib/cli';
import { undelivered } from './ops/mails';

main(async () => {
  const { failed, waiting, bounced, blocked, digest, spam } = await undelivered();
  print('Failed, no further attempts. To send them: npm run resend:mails -- all', failed);
  print('Waiting for the next attempt', waiting);
  print('Sent, but bounced. Find out why before sending them again', bounced);
  print('Sent, but blocked by the provider. Unblock the address there first', blocked);
  print('Over the hourly limit, waiting for a digest', digest);
  print('Kept as spam', spam);
});

function print(title: string, rows: object[]) {
  console.log(`\n${title}: ${rows.length}`);
  if (rows.length > 0) console.table(rows);
}
