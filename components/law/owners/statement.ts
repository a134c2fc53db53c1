import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { OwnersWords } from '@/lib/content/schemas/tool-words';
import { type Mark, markOf } from '@/lib/documents/marks';
import { fill } from '@/lib/format';
import { ruleNames } from '@/lib/law/beneficial-owners';
import type { Locale } from '@/lib/locale';
import type { Outcome } from './calculation';
import { resultRows } from './result-table';
import { nobodyUnder, verdictUnder } from './verdict';

const body = 'word/document.xml';

type Values = Partial<Record<Mark, string>>;

/**
 * The statement of beneficial owners of a result: a row for each person, and under the table what the result
 * says and rests on. Only texts of the file are replaced.
 * @param file the Word file with its marks, as it was made when the site was built
 * @param day the day of the calculation, in words
 */
export function fillStatement(
  file: Uint8Array,
  outcome: Outcome,
  words: OwnersWords,
  locale: Locale,
  day: string,
): Uint8Array<ArrayBuffer> {
  const { result } = outcome;
  const props = { result, words, locale };
  const rows = resultRows(outcome, words, locale).map(({ rules, ...person }): Values => {
    const [today = '', from2027 = ''] = rules.map(({ why, article }) =>
      article ? `${why} (${article})` : why,
    );
    return { ...person, today, from2027 };
  });
  const notes = [
    ...ruleNames.flatMap((rule) => [
      verdictUnder(rule, props),
      ...(result.nobody[rule] ? [nobodyUnder(rule, props)] : []),
    ]),
    ...[fill(words.calculatedOn, { date: day }), words.method, words.basis[result.country]],
    ...[words.limits, words.caution],
  ];
  const parts = unzipSync(file);
  const xml = [
    (text: string) => repeat(text, 'w:tr', 'name', rows),
    (text: string) =>
      repeat(
        text,
        'w:p',
        'note',
        notes.map((note) => ({ note })),
      ),
    (text: string) => replaceMarks(text, { client: result.client.name }),
  ].reduce((text, step) => step(text), strFromU8(parts[body] ?? new Uint8Array()));
  return new Uint8Array(zipSync({ ...parts, [body]: strToU8(xml) }));
}

/** Repeats the row or the paragraph that holds a mark, once for each of some values. */
function repeat(xml: string, tag: 'w:tr' | 'w:p', mark: Mark, values: Values[]): string {
  const at = xml.indexOf(markOf(mark));
  const start = Math.max(xml.lastIndexOf(`<${tag}>`, at), xml.lastIndexOf(`<${tag} `, at));
  const end = xml.indexOf(`</${tag}>`, at) + `</${tag}>`.length;
  const element = xml.slice(start, end);
  return (
    xml.slice(0, start) +
    values.map((some) => replaceMarks(element, some)).join('') +
    xml.slice(end)
  );
}

const replaceMarks = (xml: string, values: Values) =>
  Object.entries(values).reduce(
    (text, [mark, value]) => text.replaceAll(markOf(mark as Mark), () => escapeXml(value)),
    xml,
  );

/** A typed text as XML holds it, never taken for a mark; control characters cannot stand in it at all. */
const escapeXml = (text: string) =>
  text.replaceAll(/\p{Cc}/gu, ' ').replace(/[&<>"{]/g, (sign) => `&#${sign.charCodeAt(0)};`);
