import { callDatabase } from './service-role';

/** Everything that is stored about an e-mail address (GDPR, articles 15 and 20). */
export const exportPerson = (email: string) =>
  callDatabase<unknown>('export_person', { p_email: email });

/**
 * Erases what is stored about an e-mail address: requests, spam, newsletter consents and pending
 * mails (GDPR, article 17).
 * @returns the number of rows erased, by kind
 */
export const erasePerson = (email: string) =>
  callDatabase<Record<string, number>>('erase_person', { p_email: email });

/** The e-mail address on the command line. @throws Error showing the usage where there is none. */
export function emailArgument(command: string): string {
  const email = process.argv[2];
  if (!email?.includes('@')) throw new Error(`Usage: npm run ${command} -- someone@example.org`);
  return email;
}
