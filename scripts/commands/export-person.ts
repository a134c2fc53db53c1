import { addressArgument, callDatabase } from '../service-role';
import { main } from '../lib/cli';

/* Everything that is linked to an e-mail address, as JSON (GDPR, art. 15 and 20). */
main(async () => {
  const address = addressArgument('export:person');
  console.log(JSON.stringify(await callDatabase('export_person', { p_email: address }), null, 2));
  console.error(notIncluded);
});

const notIncluded = `
Not included: page views (nothing links them to a person), and what lies in mailboxes.`;
