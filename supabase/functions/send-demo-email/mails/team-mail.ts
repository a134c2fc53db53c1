import { formFields, type RequestFields } from '../../_shared/form-fields.ts';
import { languageOf } from '../../_shared/locales.ts';
import type { Company } from './company.ts';
import { type Block, composeMail, type Row } from './compose-mail.ts';
import type { LinkedRequest, MailContent, StoredRequest } from './mail.ts';
import { mailWords } from './mail-words.ts';

/**
 * The mail to the team about a request. A reply goes to the person.
 * @param withReplyTo false where a provider refuses that address, which stands in the text as well
 */
export function teamMail(
  company: Company,
  request: LinkedRequest,
  withReplyTo = true,
): MailContent {
  const { locale, type, fields } = request;
  const { intro, reply, noReply } = mailWords[locale];
  const end = withReplyTo ? reply : noReply;
  const replyTo = {
    name: headerText(`${fields.firstName} ${fields.lastName}`),
    address: fields.email,
  };
  return {
    ...composeMail(locale, company, subjectOf(request), [
      { paragraph: intro[type].replace('{brand}', company.brand) },
      { rows: rowsOf(request) },
      { paragraph: end },
      ...answerButton(request),
    ]),
    replyTo: withReplyTo ? replyTo : undefined,
  };
}

/** What a request is about, in one line. */
export function subjectOf({ type, locale, fields, too_fast }: StoredRequest): string {
  const { subject, tooFast } = mailWords[locale];
  const about = headerText(
    subject[type].replace(/\{(\w+)\}/g, (_, name: keyof RequestFields) => String(fields[name])),
  );
  return too_fast ? `${tooFast} ${about}` : about;
}

/** The link to the page on which the team notes that it has answered, if there is one. */
export const answerButton = ({ locale, answer_link: url }: LinkedRequest): Block[] =>
  url ? [{ button: mailWords[locale].answered, url }] : [];

/** Breaks up encoded words (RFC 2047), in which a field could hide what the form takes out of it. */
export const headerText = (text: string) => text.replaceAll('=?', '= ?');

/**
 * Every field the person filled in, options by their names, then the date and the reference.
 * @param names only these fields
 */
export function rowsOf(
  { type, locale, fields, created_at, id }: StoredRequest,
  names?: string[],
): Row[] {
  const { received, reference, yes, fieldTitles, choices } = mailWords[locale];
  const date = new Date(created_at).toLocaleString(languageOf(locale).tag, {
    timeZone: 'Europe/Paris',
  });
  const answers = formFields[type][locale].flatMap(({ name, title }): Row[] => {
    const value = (names?.includes(name) ?? true) && fields[name];
    const label = title[locale] ?? fieldTitles?.[name] ?? name;
    if (!value) return [];
    return [[label, value === true ? yes : (choices?.[name]?.[value] ?? value)]];
  });
  return [...answers, [received, date], [reference, id]];
}
