import { newsletterPage } from './answer-page.ts';
import { htmlMail, htmlOf } from './html.ts';
import { mailEn } from './mail.en.ts';
import { mailFr } from './mail.fr.ts';
import type { MailContent, StoredRequest } from './mail.ts';

const words = { fr: mailFr, en: mailEn };

/**
 * The short mail to the person: which form and when, what follows, how to have the data erased. No
 * field's value, not even the name, so that nobody's words can be sent to a third party through it.
 * @param siteUrl origin of the site, for the links
 * @param newsletterUrl where a mail program withdraws by one click (RFC 8058)
 * @param token of a consent to the newsletter that waits to be confirmed
 */
export function confirmationMail(
  { type, locale, created_at }: StoredRequest,
  siteUrl: string,
  newsletterUrl: string,
  token: string | null,
): MailContent {
  const { confirmation } = words[locale];
  const date = new Date(created_at).toLocaleString(locale === 'en' ? 'en-GB' : 'fr-FR', {
    timeZone: 'Europe/Paris',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const paragraphs = [confirmation.received[type].replace('{date}', date), confirmation.next[type]];
  if (token) {
    // In the fragment, which no server logs; with the code in full for whoever has no script.
    const link = `${siteUrl}${newsletterPage[locale]}#${token}`;
    paragraphs.push(confirmation.newsletter.replace('{link}', link).replace('{code}', token));
  }
  paragraphs.push(confirmation.erase);
  return {
    subject: confirmation.subject[type],
    text: paragraphs.join('\n\n'),
    html: htmlMail(locale, paragraphs.map((text) => `<p>${linked(htmlOf(text))}</p>`).join('')),
    headers: token
      ? {
          'List-Unsubscribe': `<${newsletterUrl}?locale=${locale}&token=${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : undefined,
  };
}

const linked = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');
