import PostalMime from 'postal-mime';
import { htmlOf } from '../functions/send-demo-email/mails/html.ts';

/** A received mail, as `GET /api/messages` returns it. */
export type Message = {
  id: string;
  date: string;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
};

/** Parses a received mail. @param file its name, used as id if the mail has none */
export async function parseMessage(file: string, raw: Buffer): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  const addresses = (list: { address?: string }[] = []) => list.map(({ address = '' }) => address);
  return {
    id: mail.messageId ?? file,
    date: mail.date ?? '',
    from: mail.from?.address ?? '',
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}

/** The mailbox as a page, the newest mail first. */
export function mailboxPage(messages: Message[]): string {
  const items = [...messages]
    .reverse()
    .map(
      ({ date, from, to, replyTo, subject, text }) =>
        `<article><h2>${htmlOf(subject)}</h2><p>${htmlOf(date)}, from ${htmlOf(from)} to ${htmlOf(to.join(', '))}, reply to ${htmlOf(replyTo.join(', '))}</p><pre>${htmlOf(text)}</pre></article>`,
    );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><h1>Mailbox: ${messages.length}</h1>${items.join('')}</html>`;
}
