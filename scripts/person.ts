import { writeFileSync } from 'node:fs';
import { withAsciiDomain } from '@/supabase/functions/_shared/email-address';
import { main } from './lib/cli';
import { callDatabase } from './ops/service-role';

/* What is stored about an e-mail address: `export` (GDPR, articles 15 and 20), `erase` (article 17). */
main(async () => {
  const [command, argument = '', file] = process.argv.slice(2);
  const email = withAsciiDomain(argument);
  if (command === 'export') {
    if (!email.includes('@') || !file)
      throw new Error('Usage: npm run export:person -- someone@example.org export.json');
    const data = await callDatabase<unknown>('export_person', { p_email: email });
    // A file that only its owner can read. Redirecting the output would catch what npm prints as well.
    writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    console.log(
      `Written to ${file}. Not included: page views (nothing links them to a person), the contents of mailboxes, and what a webhook was told.`,
    );
    return;
  }
  if (!email.includes('@')) throw new Error('Usage: npm run erase:person -- someone@example.org');
  const erased = await callDatabase<Record<string, number>>('erase_person', { p_email: email });
  const counts = Object.entries(erased).map(([kind, count]) => `${kind} ${count}`);
  console.log(`Erased: ${counts.join(', ')}.
Not erased: page views, which nothing links to a person; mails in the team's mailbox, the
provider's log and what a webhook was told. Erase those by hand. Backups lose the rows when they expire.`);
});
