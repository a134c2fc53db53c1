import type { Company } from './company.ts';
import { mailToTeam } from './compose-mail.ts';
import type { MailContent, StoredRequest } from './mail.ts';

/**
 * Names requests without a word that a visitor wrote, in French: for a mail that the provider refuses
 * each time, probably for such a word.
 */
export function referencesMail(company: Company, requests: StoredRequest[]): MailContent {
  const intro =
    'Le fournisseur de messagerie refuse chaque fois le message qui contient ces demandes, sans doute pour un mot qu’elles contiennent. Leur texte se lit donc dans la base, table form_submissions, sous ces références :';
  const lines = requests.map(
    ({ id, type, locale, created_at }) => `${created_at.slice(0, 10)} ${type} ${locale} ${id}`,
  );
  const subject = `Demandes à lire dans la base : ${requests.length}`;
  return mailToTeam(company, subject, [{ paragraph: intro }, { lines }]);
}
