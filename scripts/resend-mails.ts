import { main } from './lib/cli';
import { resendMails } from './ops/mails';

main(async () => {
  const id = process.argv[2];
  if (!id) throw new Error('Usage: npm run resend:mails -- ID, or -- all');
  const count = await resendMails(id === 'all' ? null : id);
  console.log(
    `${count} mail(s) will be sent at the next retry, within a minute. Confirmations that are due tomorrow still wait until then.`,
  );
});
