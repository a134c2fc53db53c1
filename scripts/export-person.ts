import { main } from './lib/cli';
import { emailArgument, exportPerson } from './ops/person';

main(async () => {
  const data = await exportPerson(emailArgument('export:person'));
  console.log(JSON.stringify(data, null, 2));
  console.error(
    '\nNot included: page views (nothing links them to a person) and the contents of mailboxes.',
  );
});
