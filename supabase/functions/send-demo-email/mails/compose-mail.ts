import { colonIn, type Locale } from '../../_shared/locales.ts';
import { typeset } from '../../_shared/typography.ts';
import type { Company } from './company.ts';
import { htmlOf, linkedHtmlOf } from './html.ts';
import type { MailContent } from './mail.ts';
import { footOf, htmlMail } from './mail-layout.ts';
import { mailWords } from './mail-words.ts';

/** A line of a table. */
export type Row = readonly [label: string, value: string];

/** A line of a chart, with what is said in small letters below its label. */
export type Bar = { label: string; value: number; note?: string };

/** A part of a mail, which has a version in text and one in HTML. */
export type Block =
  | { title: string }
  /** Our own words: an address in them becomes a link. */
  | { paragraph: string }
  | { lines: string[] }
  | { rows: Row[] }
  | { button: string; url: string }
  | { bars: Bar[] };

/** The longest bar of a chart in text, in characters. */
const longestBar = 20;

/**
 * Text and HTML of a mail: greeting, parts, and who writes.
 * @param isSigned whether the team itself writes, as to a prospect; the site writes to the team
 */
export function composeMail(
  locale: Locale,
  company: Company,
  subject: string,
  blocks: Block[],
  isSigned = false,
): Pick<MailContent, 'subject' | 'text' | 'html'> {
  const { greeting, regards, signature } = mailWords[locale];
  const end = [regards, signature.replace('{brand}', company.brand)];
  const parts = [{ paragraph: greeting }, ...blocks, ...(isSigned ? [{ lines: end }] : [])];
  const text = parts.map((block) => textOf(block, locale));
  return {
    subject,
    // The line that mail programs take for the beginning of a signature.
    text: [...text, ['-- ', ...footOf(company)].join('\n')].join('\n\n'),
    html: htmlMail(locale, company, subject, parts.map(htmlOfBlock).join('\n')),
  };
}

/** A mail of the site to the team, in French. Its subject, titles and paragraphs are typeset. */
export const mailToTeam = (company: Company, subject: string, blocks: Block[]) =>
  composeMail('fr', company, typeset(subject, 'fr'), blocks.map(typesetBlock));

/** Sets our own words; addresses and numbers stay as they are. */
function typesetBlock(block: Block): Block {
  if ('title' in block) return { title: typeset(block.title, 'fr') };
  if ('paragraph' in block) return { paragraph: typeset(block.paragraph, 'fr') };
  return block;
}

function textOf(block: Block, locale: Locale): string {
  const colon = colonIn(locale);
  if ('title' in block) return `${block.title}\n${'='.repeat([...block.title].length)}`;
  if ('paragraph' in block) return block.paragraph;
  if ('lines' in block) return block.lines.join('\n');
  if ('button' in block) return `${block.button}${colon}\n${block.url}`;
  // Further lines of a value are indented, so that none can pass for a row.
  if ('rows' in block)
    return block.rows
      .map(([label, value]) => `${label}${colon} ${value.replace(/\n|\u2028|\u2029/g, '\n    ')}`)
      .join('\n');
  const longest = Math.max(1, ...block.bars.map(({ value }) => value));
  return block.bars
    .map(({ label, value, note }) => {
      const bar = '█'.repeat(Math.ceil((value / longest) * longestBar));
      return `${`${label}${colon} ${value} ${bar}`.trimEnd()}${note ? `\n    ${note}` : ''}`;
    })
    .join('\n');
}

function htmlOfBlock(block: Block): string {
  if ('title' in block) return `<h2>${htmlOf(block.title)}</h2>`;
  if ('paragraph' in block) return `<p>${linkedHtmlOf(block.paragraph)}</p>`;
  if ('lines' in block) return `<p>${block.lines.map(htmlOf).join('<br>')}</p>`;
  if ('button' in block)
    return `<p><a class="button" href="${htmlOf(block.url)}">${htmlOf(block.button)}</a></p>`;
  if ('rows' in block) return tableOf(block.rows);
  const longest = Math.max(1, ...block.bars.map(({ value }) => value));
  return `<table class="bars">${block.bars.map((bar) => barOf(bar, longest)).join('')}</table>`;
}

const tableOf = (rows: Row[]) =>
  `<table class="rows">${rows
    .map(
      ([label, value]) =>
        `<tr><th align="left" valign="top">${htmlOf(label)}</th><td>${htmlOf(value)}</td></tr>`,
    )
    .join('')}</table>`;

/** A bar is a cell as wide as its share, for mail programs that draw nothing else. */
function barOf({ label, value, note }: Bar, longest: number): string {
  const width = Math.ceil((value / longest) * 100);
  const bar = `<table role="presentation" width="${width}%"><tr><td class="bar">&nbsp;</td></tr></table>`;
  const small = note ? `<br><span class="note">${htmlOf(note)}</span>` : '';
  return `<tr><th align="left" valign="top">${htmlOf(label)}${small}</th><td valign="top" width="40%">${value > 0 ? bar : ''}</td><td align="right" valign="top">${value}</td></tr>`;
}
