import { htmlOf } from '../functions/_shared/html.ts';
import type { Message } from './mailbox-message.ts';

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
