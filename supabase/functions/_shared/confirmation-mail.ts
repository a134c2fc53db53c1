import { htmlMail, htmlOf } from './html.ts';
import { languageOf } from './locales.ts';
import type { MailContent, StoredRequest } from './mail.ts';
import { mailWords } from './mail-words.ts';
import { noscriptPages } from './site-contract.ts';

/**
 * The short mail to the person: which form and when, what happens next, how to have the data erased.
 * It repeats no field, not even the name, so the form cannot be used to send text to a third party.
 * @param siteUrl origin of the site, for links
 * @param newsletterUrl where a mail program unsubscribes with one click (RFC 8058)
 * @param token of a newsletter consent that is still to be confirmed
 */
export function confirmationMail(
  { type, locale, created_at }: StoredRequest,
  siteUrl: string,
  newsletterUrl: string,
  token: string | null,
): MailContent {
  const { confirmation } = mailWords[locale];
  const date = new Date(created_at).toLocaleString(languageOf(locale).tag, {
    timeZone: 'Europe/Paris',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const paragraphs = [confirmation.received[type].replace('{date}', date), confirmation.next[type]];
  if (token) {
    // In the fragment, which no server logs. The code is also spelt out for readers without JavaScript.
    const link = `${siteUrl}${noscriptPages.newsletter[locale]}#${token}`;
    paragraphs.push(confirmation.newsletter.replace('{link}', link).replace('{code}', token));
  }
  paragraphs.push(confirmation.erase);
  return {
    subject: confirmation.subject[type],
    text: paragraphs.join('\n\n'),
    html: htmlMail(locale, paragraphs.map((text) => `<p>${linked(htmlOf(text))}</p>`).join('')),
    automatic: true,
    headers: token
      ? {
          'List-Unsubscribe': `<${newsletterUrl}?locale=${locale}&token=${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : undefined,
  };
}

const linked = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');
