import { pattern, type TypographyRule } from './correction';
import { quotesRule } from './quotes';

const euros = 'English writes an amount as €10,000.';
const units = 'days?|weeks?|months?|years?|hours?|minutes?|people|pages?|%';

/** English typography, after docs/languages-and-translation.md. */
export const english: TypographyRule[] = [
  pattern(/(?<=\p{L})['‘](?=\p{L})/gu, '’', 'The apostrophe is ’.'),
  pattern(/(?<=[\p{L}.,!?])'(?=[\s.,;:!?)]|$)/gu, '’', 'The closing quotation mark is ’.'),
  pattern(
    /(?<=^|[\s(“])'(?=\p{L}[^']*[\p{L}.,!?]['’](\P{L}|$))/gu,
    '‘',
    'The quotation mark is ‘.',
  ),
  quotesRule(['“', '”'], ['‘', '’'], ['«', '»'], 'English quotation marks are “ and ”.'),
  pattern(/(?<=“)\p{Zs}+|\p{Zs}+(?=”)/gu, '', 'No space stands inside English quotation marks.'),
  pattern(
    /(?<=[\p{L}\uFFFC)\]”’%])\p{Zs}+(?=[;:!?,.]+($|[\s)\]”’"]))/gu,
    '',
    'English has no space before punctuation.',
  ),
  pattern(/(?<=\d)\p{Zs}+(?=%)/gu, '', 'English has no space before %.'),
  pattern(
    /(?<![\d.,€]|\d\p{Zs})(\d{1,3}([,\p{Zs}]\d{3})+|\d+)(\.\d+)?\p{Zs}*€(?!\p{Zs}?[\d€])/gu,
    (amount) => `€${amount.slice(0, -1).trim()}`,
    euros,
  ),
  pattern(
    /(?<=€)(\d{1,3}(\p{Zs}\d{3})+|[1-9]\d{3,})(?![\d,.]*\d)/gu,
    (number) => number.replaceAll(/\p{Zs}/gu, '').replaceAll(/\B(?=(\d{3})+$)/g, ','),
    euros,
  ),
  pattern(/(?<=(?<!\p{L})€)\p{Zs}+(?=\d)(?![\d.,\p{Zs}]*€)/gu, '', euros),
  pattern(
    new RegExp(`(?<=(?<![\\p{L}\\d.,/-])\\d+)-(?=\\d+\\p{Zs}?(${units})(?!\\p{L}))`, 'gu'),
    '–',
    'An en dash (–) stands between the two ends of a range.',
  ),
  pattern(
    /(?<=(?<!\p{L})[nN]o\.)\p{Zs}+(?=\d)/gu,
    '\u00a0',
    'A no-break space (U+00A0) stands after no.',
  ),
];
