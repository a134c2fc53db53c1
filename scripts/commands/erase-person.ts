import { addressArgument, callDatabase } from '../service-role';
import { main } from '../lib/cli';

/* Erases what is linked to an e-mail address: requests, spam, newsletter, pending mail (GDPR, art. 17). */
main(async () => {
  const address = addressArgument('erase:person');
  const erased = await callDatabase<Record<string, number>>('erase_person', { p_email: address });
  console.log(`Erased: ${Object.entries(erased)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')}.
Left: page views, which nothing links to a person, and the mails that lie in the team's mailbox and
in the provider's log: erase those by hand. Backups lose the rows when they expire.`);
});
