import { parse } from 'parse5';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import type { RawMail } from '../support/backend/mail-server';

const headers = [
  ...['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
  ...['list-unsubscribe', 'list-unsubscribe-post', 'auto-submitted'],
];

/** The site, and the calendar of its invented company. */
const ourLinks = ['http://localhost:3000', 'https://calendar.example/demo'];

/** The elements of our mails and the attributes each may have. */
const elements: Record<string, string[]> = {
  ...{ html: ['lang'], head: [], title: [], style: [], meta: ['charset', 'name', 'content'] },
  ...{ body: [], h2: [], p: [], br: [], a: ['href', 'class'], span: ['class'] },
  ...{ table: ['class', 'role', 'width'], tbody: [], tr: [], th: ['align', 'valign'] },
  td: ['class', 'align', 'valign', 'width'],
};

/**
 * Asserts that a mail is one of ours: to one mailbox, with our headers once each, a subject whose
 * direction nobody changed, and HTML in which no field's value is markup.
 * @returns the mail and its recipient
 */
export async function assertSafeMail({
  recipients,
  raw,
}: RawMail): Promise<Email & { of: string }> {
  const mail = await PostalMime.parse(raw);
  const names = mail.headers.map(({ key }) => key);
  expect(names.filter((name) => !headers.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);

  const [of = '', ...others] = recipients;
  expect(others).toEqual([]);
  expect(mail.to?.map(({ address }) => address)).toEqual([of]);
  expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
  expect(mail.from).toEqual({ name: 'Site', address: 'site@allie-compliance.example' });

  expect(strangeIn(parse(mail.html ?? '') as Node)).toEqual([]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  expect(`${mail.subject}${mail.html}`).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/);
  expect(mail.subject).not.toMatch(/\p{Bidi_Control}/u);
  return { ...mail, of };
}

type Node = {
  nodeName: string;
  tagName?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
};

/** Comments, elements and attributes that our mails do not have, and links that lead elsewhere. */
function strangeIn({ nodeName, tagName, attrs = [], childNodes = [] }: Node): string[] {
  const strange = childNodes.flatMap(strangeIn);
  if (nodeName === '#comment') strange.push(nodeName);
  if (tagName === undefined) return strange;
  const allowed = elements[tagName];
  if (!allowed) strange.push(`<${tagName}>`);
  for (const { name, value } of attrs) {
    if (allowed && !allowed.includes(name)) strange.push(`${tagName} ${name}`);
    if (name === 'href' && !ourLinks.some((link) => value.startsWith(link))) strange.push(value);
  }
  return strange;
}
