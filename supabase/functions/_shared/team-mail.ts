import { htmlMail, htmlOf } from './html.ts';
import { mailEn } from './mail.en.ts';
import { mailFr } from './mail.fr.ts';
import type { MailContent, StoredRequest } from './mail.ts';

const words = { fr: mailFr, en: mailEn };
const colon = { fr: ' :', en: ':' };
const dateStyle = { fr: 'fr-FR', en: 'en-GB' };

/** The mail that tells the team of a request. Answering it writes to the person. */
export function teamMail(request: StoredRequest): MailContent {
  const { type, locale, fields, quick } = request;
  const { subject, intro, reply, quick: mark } = words[locale];
  const filled = subject[type].replace(/\{(\w+)\}/g, (_, name) =>
    String(fields[name as 'company']),
  );
  const rows = rowsOf(request);
  return {
    subject: quick ? `${mark} ${filled}` : filled,
    replyTo: { name: `${fields.firstName} ${fields.lastName}`, address: fields.email },
    text: [intro[type], '', ...textOf(request, rows), '', reply].join('\n'),
    html: htmlMail(locale, `<p>${htmlOf(intro[type])}</p>${tableOf(rows)}<p>${htmlOf(reply)}</p>`),
  };
}

type Row = readonly [label: string, value: string];

/** Every field the person filled, with its label, then date and reference. */
export function rowsOf({ locale, fields, created_at, id }: StoredRequest): Row[] {
  const { labels, choices, received, reference, yes } = words[locale];
  const shown = (field: string, value: string | boolean) => {
    if (typeof value === 'boolean') return yes;
    const chosen = ['jobFunction', 'sector'].includes(field) && Object.hasOwn(choices, value);
    const name = chosen && choices[value];
    return name ? `${name} (${value})` : value;
  };
  const date = new Date(created_at).toLocaleString(dateStyle[locale], { timeZone: 'Europe/Paris' });
  return [
    // In the order of the labels: the database does not keep the order of a form.
    ...Object.keys(labels)
      .map((name) => [name, (fields as Record<string, string | boolean>)[name] ?? ''] as const)
      .filter(([, value]) => value !== '' && value !== false)
      .map(([name, value]): Row => [labels[name] ?? name, shown(name, value)]),
    [received, date],
    [reference, id],
  ];
}

/** Rows as lines of text. */
export const textOf = ({ locale }: StoredRequest, rows: Row[]) =>
  rows.map(([label, value]) => `${label}${colon[locale]} ${value}`);

/** Rows as a table. */
export const tableOf = (rows: Row[]) =>
  `<table>${rows
    .map(
      ([label, value]) =>
        `<tr><th align="left" valign="top">${htmlOf(label)}</th><td>${htmlOf(value)}</td></tr>`,
    )
    .join('')}</table>`;
