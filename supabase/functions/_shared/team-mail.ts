import { mailEn } from './mail.en.ts';
import { mailFr } from './mail.fr.ts';
import type { RequestFields, RequestLocale, RequestType } from './schemas.ts';

const words = { fr: mailFr, en: mailEn };
const colon = { fr: ' :', en: ':' };

type Request = { id: string; type: RequestType; locale: RequestLocale; fields: RequestFields };

/**
 * The mail that tells the team of a request: every field the person filled, as text and as HTML.
 * Answering it writes to the person. The stable Message-ID makes a second copy recognisable.
 */
export function teamMail({ id, type, locale, fields }: Request, now = new Date()) {
  const { subject, intro, reply, labels, received, reference, yes } = words[locale];
  const values = Object.entries(fields)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([name, value]) => [labels[name] ?? name, value === true ? yes : String(value)] as const);
  const rows = [
    ...values,
    [received, now.toLocaleString(locale, { timeZone: 'Europe/Paris' })] as const,
    [reference, id] as const,
  ];
  return {
    subject: subject[type].replace(/\{(\w+)\}/g, (_, name) => String(fields[name as 'company'])),
    replyTo: { name: `${fields.firstName} ${fields.lastName}`, address: fields.email },
    messageId: `<${id}@send-demo-email>`,
    text: [
      intro[type],
      '',
      ...rows.map(([label, value]) => `${label}${colon[locale]} ${value}`),
      '',
      reply,
    ].join('\n'),
    html: `<!doctype html><html lang="${locale}"><body><p>${escapeHtml(intro[type])}</p><table>${rows
      .map(
        ([label, value]) =>
          `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${lines(value)}</td></tr>`,
      )
      .join('')}</table><p>${escapeHtml(reply)}</p></body></html>`,
  };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => entities[c] ?? c);
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
