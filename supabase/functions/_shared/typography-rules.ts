import type { Locale } from './locales.ts';

/* The rules of typography.ts. `\uFFFC` in a pattern stands for what is not prose but counts as a word. */

/** What matches is replaced. If the result matches again, replacing it must change nothing. */
type Rule = [find: RegExp, replacement: string | ((match: string) => string)];

const noBreak = '\u00A0';
const narrow = '\u202F';

const thousands = (separator: string) => (digits: string) =>
  digits.replaceAll(/\p{Zs}/gu, '').replaceAll(/\B(?=(\d{3})+$)/g, separator);

const units =
  'millions?|milliards?|billions?|minutes?|heures?|hours?|jours?|days?|semaines?|weeks?|mois|months?|ans?|years?|pages?|personnes?|people';

const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|' +
  'janv\\.|févr\\.|avr\\.|juil\\.|sept\\.|oct\\.|nov\\.|déc\\.|Jan|Feb|Aug|Oct|Nov|Dec|' +
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** In both languages: an article and its number, a number and its unit, a date stay on one line. */
const common: Rule[] = [
  [new RegExp(`(?<=(?<!\\d)\\d{1,2}(er)?)\\p{Zs}+(?=(${months})(?!\\p{L}))`, 'gu'), noBreak],
  [new RegExp(`(?<=(?<!\\p{L})(${months}))\\p{Zs}+(?=[12]\\d{3}(?!\\d))`, 'gu'), noBreak],
  [/(?<=\((UE|EU)\))\p{Zs}+(?=\d)/gu, noBreak],
  [/(?<=(?<!\p{L})([aA]rt(s|\.|icles?)|WCAG))\p{Zs}+(?=\d)/gu, noBreak],
  // A company of Luxembourg: S.à r.l.
  [/(?<=(?<!\p{L})S\.[àa])\p{Zs}+(?=r\.l\.)/gu, noBreak],
  [/(?<=(?<!\p{L})liste?)\p{Zs}+(?=[IVX]+(?!\p{L}))/gu, noBreak],
  [new RegExp(`(?<=\\d)\\p{Zs}+(?=(${units})(?!\\p{L}))`, 'gu'), noBreak],
];

const french: Rule[] = [
  ...common,
  [/(?<=\p{L})['‘](?=[\p{L}\d\uFFFC«“])/gu, '’'],
  [/«\p{Zs}*(?=\S)/gu, `«${narrow}`],
  [/(?<=\S)\p{Zs}*(?=»)/gu, narrow],
  [/(?<=[\p{L}\p{N}\uFFFC)\]»”’%€°…])\p{Zs}*(?=[;:!?]+($|[\s)\]»”’"]))/gu, narrow],
  [/(?<=\d)\p{Zs}*(?=[€%‰])/gu, narrow],
  [/(?<=\d)\p{Zs}(?=(M€|k€|Md€|°C|km|m²|kg|Ko|Mo|Go|To)(?![\p{L}\p{N}]))/gu, narrow],
  // Thousands, but neither phone numbers nor what continues another number, a sign or a letter.
  [
    /(?<![\p{L}\d.,\-/+]|\d\p{Zs})[1-9]\d{0,2}(\p{Zs}\d{3})+(?![\d\-/]|[.,]\d|\p{Zs}\d)/gu,
    thousands(narrow),
  ],
  [/(?<![\p{L}\d.,\-/+])[1-9]\d{3,}(?=\p{Zs}*(€|euros?(?!\p{L})))/gu, thousands(narrow)],
  [/(?<=(?<!\p{L})[nN]°)\p{Zs}*(?=\d)/gu, noBreak],
  // 17 h 40, à 25 %.
  [/(?<=\d)\p{Zs}+(?=h(?!\p{L}))|(?<=\d\p{Zs}h)\p{Zs}+(?=\d)/gu, noBreak],
  [/(?<=(?<!\p{L})[àÀ])\p{Zs}+(?=\d)/gu, noBreak],
  [/(?<=(?<!\p{L})et)\p{Zs}(?=s\.(?!\p{L}))/gu, noBreak],
  [/(?<=\p{L})\p{Zs}+(?=[,.](\s|$))/gu, ''],
];

const ranged = 'days?|weeks?|months?|years?|hours?|minutes?|people|pages?|%';

const english: Rule[] = [
  ...common,
  [/(?<=\p{L})['‘](?=\p{L})/gu, '’'],
  [/(?<=^|[\s(“])'(?=\p{L}[^']*[\p{L}.,!?]['’](\P{L}|$))/gu, '‘'],
  [/(?<=[\p{L}.,!?])'(?=[\s.,;:!?)]|$)/gu, '’'],
  [/(?<=“)\p{Zs}+|\p{Zs}+(?=”)/gu, ''],
  [/(?<=[\p{L}\uFFFC)\]”’%])\p{Zs}+(?=[;:!?,.]+($|[\s)\]”’"]))/gu, ''],
  [/(?<=\d)\p{Zs}+(?=%)/gu, ''],
  // Amounts: €10,000.
  [
    /(?<![\d.,€]|\d\p{Zs})(\d{1,3}([,\p{Zs}]\d{3})+|\d+)(\.\d+)?\p{Zs}*€(?!\p{Zs}?[\d€])/gu,
    (amount) => `€${amount.slice(0, -1).trim()}`,
  ],
  [/(?<=(?<!\p{L})€)\p{Zs}+(?=\d)(?![\d.,\p{Zs}]*€)/gu, ''],
  [/(?<=€)(\d{1,3}(\p{Zs}\d{3})+|[1-9]\d{3,})(?![\d,.]*\d)/gu, thousands(',')],
  [new RegExp(`(?<=(?<![\\p{L}\\d.,/-])\\d+)-(?=\\d+\\p{Zs}?(${ranged})(?!\\p{L}))`, 'gu'), '–'],
  [/(?<=(?<!\p{L})[nN]o\.)\p{Zs}+(?=\d)/gu, noBreak],
];

/** A language without rules of its own is left as its writers typed it. */
export const rules: Partial<Record<Locale, Rule[]>> = { fr: french, en: english };

/** Quotation marks of each language, the pair within them, and the pair of the other language. */
export const quotationMarks: Partial<
  Record<Locale, Record<'outer' | 'inner' | 'foreign', [string, string]>>
> = {
  fr: { outer: ['«', '»'], inner: ['“', '”'], foreign: ['“', '”'] },
  en: { outer: ['“', '”'], inner: ['‘', '’'], foreign: ['«', '»'] },
};
