import { emailArgument, exportPerson } from './ops/person';
import { main } from './step';

main(async () => {
  const data = await exportPerson(emailArgument('export:person'));
  console.log(JSON.stringify(data, null, 2));
  console.error(
    '\nNot included: page views (nothing links them to a person) and the contents of mailboxes.',
  );
});
