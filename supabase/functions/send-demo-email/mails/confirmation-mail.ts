import { languageOf } from '../../_shared/locales.ts';
import { changesPage, noscriptPages, preparationPages } from '../../_shared/site-contract.ts';
import type { Company } from './company.ts';
import { type Block, composeMail } from './compose-mail.ts';
import type { MailContent, NewsletterTokens, StoredRequest } from './mail.ts';
import { mailWords } from './mail-words.ts';
import { starterPath } from './profession.ts';

/**
 * The short mail to the person: which form, when and under which reference, what happens next, what to
 * prepare, how to have the data erased. It repeats nothing that was typed, not even the name, so the form
 * cannot be used to send text to a third party.
 * @param newsletterUrl where a mail program unsubscribes with one click (RFC 8058)
 * @param newsletter of a newsletter consent that is still to be confirmed
 */
export function confirmationMail(
  { id, type, locale, fields, created_at }: StoredRequest,
  company: Company,
  newsletterUrl: string,
  newsletter: NewsletterTokens | null,
): MailContent {
  const { confirmation, reference } = mailWords[locale];
  const date = new Date(created_at).toLocaleString(languageOf(locale).tag, {
    timeZone: 'Europe/Paris',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const { brand, meetingLink, siteUrl } = company;
  const blocks: Block[] = [
    { paragraph: confirmation.received[type].replace('{date}', date) },
    { rows: [[reference, id]] },
    { paragraph: confirmation.next[type] },
  ];
  if (type === 'demo') {
    if (meetingLink) blocks.push({ button: confirmation.meeting, url: meetingLink });
    const sampleFile = siteUrl + preparationPages.sampleFile[locale];
    const starterFile = siteUrl + starterPath(fields.sector, locale);
    blocks.push(
      { paragraph: confirmation.prepare },
      { paragraph: confirmation.starterFile.replace('{link}', starterFile) },
      { paragraph: confirmation.sampleFile.replace('{link}', sampleFile) },
    );
  }
  if (newsletter) {
    const { token } = newsletter;
    // In the fragment, which no server logs. The code is also spelt out for readers without JavaScript.
    const link = `${siteUrl}${noscriptPages.newsletter[locale]}#${token}`;
    const words = confirmation.newsletter
      .replace('{link}', link)
      .replace('{code}', token)
      .replace('{changes}', siteUrl + changesPage[locale]);
    blocks.push({ paragraph: words });
  }
  blocks.push({ paragraph: confirmation.erase });
  return {
    ...composeMail(locale, company, `${confirmation.subject[type]} – ${brand}`, blocks, true),
    automatic: true,
    headers: newsletter
      ? {
          // Servers log addresses: this token confirms nothing.
          'List-Unsubscribe': `<${newsletterUrl}?locale=${locale}&token=${newsletter.withdraw_token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : undefined,
  };
}
