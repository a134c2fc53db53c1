import { withAsciiDomain } from '@/supabase/functions/_shared/email-address';
import { main } from './lib/cli';
import { callDatabase } from './ops/service-role';

/* What is stored about an e-mail address: `export` (GDPR, articles 15 and 20), `erase` (article 17). */
main(async () => {
  const [command, argument = ''] = process.argv.slice(2);
  const email = withAsciiDomain(argument);
  if (!email.includes('@'))
    throw new Error(`Usage: npm run ${command}:person -- someone@example.org`);
  if (command === 'export') {
    const data = await callDatabase<unknown>('export_person', { p_email: email });
    console.log(JSON.stringify(data, null, 2));
    console.error(
      '\nNot included: page views (nothing links them to a person), the contents of mailboxes, and what a webhook was told.',
    );
    return;
  }
  const erased = await callDatabase<Record<string, number>>('erase_person', { p_email: email });
  const counts = Object.entries(erased).map(([kind, count]) => `${count} ${kind}`);
  console.log(`Erased: ${counts.join(', ')}.
Not erased: page views, which nothing links to a person; mails in the team's mailbox, the
provider's log and what a webhook was told. Erase those by hand. Backups lose the rows when they expire.`);
});
