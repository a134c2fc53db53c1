import { main } from './lib/cli';
import { emailArgument, erasePerson } from './ops/person';

main(async () => {
  const erased = await erasePerson(emailArgument('erase:person'));
  const counts = Object.entries(erased).map(([kind, count]) => `${count} ${kind}`);
  console.log(`Erased: ${counts.join(', ')}.
Not erased: page views, which nothing links to a person, and mails in the team's mailbox and the
provider's log. Erase those by hand. Backups lose the rows when they expire.`);
});
