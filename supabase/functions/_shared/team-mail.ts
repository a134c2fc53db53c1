import { formFields } from './form-fields.ts';
import { htmlMail, htmlOf } from './html.ts';
import { colonIn, languageOf } from './locales.ts';
import type { MailContent, StoredRequest } from './mail.ts';
import { mailWords } from './mail-words.ts';

/**
 * The mail to the team about a request. A reply goes to the person.
 * @param withReplyTo false where a provider refuses that address, which stands in the text as well
 */
export function teamMail(request: StoredRequest, withReplyTo = true): MailContent {
  const { type, locale, fields } = request;
  const { subject, intro, reply, noReply, tooFast } = mailWords[locale];
  const about = headerText(subject[type].replace(/\{(\w+)\}/g, (_, name) => String(fields[name])));
  const rows = rowsOf(request);
  const end = withReplyTo ? reply : noReply;
  return {
    subject: request.too_fast ? `${tooFast} ${about}` : about,
    replyTo: withReplyTo
      ? {
          name: headerText(`${fields.firstName} ${fields.lastName}`),
          address: String(fields.email),
        }
      : undefined,
    text: [intro[type], '', ...textOf(request, rows), '', end].join('\n'),
    html: htmlMail(locale, `<p>${htmlOf(intro[type])}</p>${tableOf(rows)}<p>${htmlOf(end)}</p>`),
  };
}

/** Breaks up encoded words (RFC 2047), in which a field could hide what the form takes out of it. */
const headerText = (text: string) => text.replaceAll('=?', '= ?');

type Row = readonly [label: string, value: string];

/** Every field the person filled in, then the date and the reference. */
export function rowsOf({ type, locale, fields, created_at, id }: StoredRequest): Row[] {
  const { received, reference, yes, fieldTitles } = mailWords[locale];
  const date = new Date(created_at).toLocaleString(languageOf(locale).tag, {
    timeZone: 'Europe/Paris',
  });
  const answers = formFields[type][locale].flatMap(({ name, title }): Row[] => {
    const value = fields[name];
    const label = title[locale] ?? fieldTitles?.[name] ?? name;
    return value ? [[label, value === true ? yes : value]] : [];
  });
  return [...answers, [received, date], [reference, id]];
}

/** Rows as lines of text. Further lines of a value are indented, so that none can pass for a row. */
export const textOf = ({ locale }: StoredRequest, rows: Row[]) =>
  rows.map(
    ([label, value]) =>
      `${label}${colonIn(locale)} ${value.replace(/\n|\u2028|\u2029/g, '\n    ')}`,
  );

/** Rows as an HTML table. */
export const tableOf = (rows: Row[]) =>
  `<table>${rows
    .map(
      ([label, value]) =>
        `<tr><th align="left" valign="top">${htmlOf(label)}</th><td>${htmlOf(value)}</td></tr>`,
    )
    .join('')}</table>`;
