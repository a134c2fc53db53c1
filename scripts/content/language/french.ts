import { pattern, type TypographyRule } from './correction';
import { frenchLetters } from './french-letters';
import { quotesRule } from './quotes';

const narrow = '\u202f';
const narrowBefore = (sign: string) =>
  `In French a narrow no-break space (U+202F) stands before ${sign}.`;
const thousands = 'In French a narrow no-break space (U+202F) sets thousands apart: 10\u202f000.';

/** French typography, after docs/languages-and-translation.md. */
export const french: TypographyRule[] = [
  pattern(/(?<=\p{L})['‘](?=[\p{L}\d\uFFFC«"“])/gu, '’', 'The apostrophe is ’.'),
  quotesRule(['«', '»'], ['“', '”'], ['“', '”'], 'French quotation marks are « and ».'),
  pattern(
    /(?<=«)\p{Zs}*(?=\S)/gu,
    narrow,
    'In French a narrow no-break space (U+202F) stands after «.',
  ),
  pattern(/(?<=\S)\p{Zs}*(?=»)/gu, narrow, narrowBefore('»')),
  pattern(
    /(?<=[\p{L}\p{N}\uFFFC)\]»”’%€°…])\p{Zs}*(?=[;:!?]+($|[\s)\]»”’"]))/gu,
    narrow,
    narrowBefore('; : ! and ?'),
  ),
  pattern(/(?<=\d)\p{Zs}*(?=[€%‰])/gu, narrow, narrowBefore('€ and %')),
  pattern(
    /(?<=\d)\p{Zs}(?=(M€|k€|Md€|°C|km|m²|kg|Ko|Mo|Go|To)(?![\p{L}\p{N}]))/gu,
    narrow,
    narrowBefore('a unit'),
  ),
  // Neither telephone numbers nor what follows another number, a sign or a letter.
  pattern(
    /(?<![\p{L}\d.,\-/+]|\d\p{Zs})[1-9]\d{0,2}(\p{Zs}\d{3})+(?![\d\-/]|[.,]\d|\p{Zs}\d)/gu,
    (number) => number.replaceAll(/\p{Zs}/gu, narrow),
    thousands,
  ),
  pattern(
    /(?<![\p{L}\d.,\-/+])[1-9]\d{3,}(?=\p{Zs}*(€|euros?(?!\p{L})))/gu,
    (number) => number.replaceAll(/\B(?=(\d{3})+$)/g, narrow),
    thousands,
  ),
  pattern(
    /(?<=(?<!\p{L})[nN]°)\p{Zs}*(?=\d)/gu,
    '\u00a0',
    'A no-break space (U+00A0) stands after n°.',
  ),
  pattern(
    /(?<=(?<!\p{L})et)\p{Zs}(?=s\.(?!\p{L}))/gu,
    '\u00a0',
    'A no-break space (U+00A0) stands in “et s.”.',
  ),
  pattern(
    /(?<=\p{L})\p{Zs}+(?=[,.](\s|$))/gu,
    '',
    'No space stands before a comma or a full stop.',
  ),
  ...frenchLetters,
];
