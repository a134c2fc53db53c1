import { main } from './lib/cli';
import { undelivered } from './ops/mails';

main(async () => {
  const { failed, waiting, digest, spam } = await undelivered();
  print('Failed, no further attempts. To send them: npm run resend:mails -- all', failed);
  print('Waiting for the next attempt', waiting);
  print('Over the hourly limit, waiting for a digest', digest);
  print('Kept as spam', spam);
});

function print(title: string, rows: object[]) {
  console.log(`\n${title}: ${rows.length}`);
  if (rows.length > 0) console.table(rows);
}
