import { pattern, type TypographyRule } from './correction';

/** Words with œ, by what stands before and after it. */
const ligatures: [before: string, after: string][] = [
  ['', 'uvr|il(?!l?\\p{L}*isme)|uf|nolog|cum[ée]n|d[èi]|soph|str[ou]'],
  ['man|dés', 'uvr'],
  ['c|ch|s|éc|ranc', 'ur'],
  ['b', 'uf'],
  ['m', 'urs(?!\\p{L})'],
  ['v', 'ux?(?!\\p{L})'],
  ['n', 'ud'],
  ['f', 'tus'],
];

/** Words that take an accent on their capital, as they go on after it. */
const accented: [capital: string, accent: string, ends: string][] = [
  [
    'E',
    'É',
    'tats?|tudes?|conomi(e|es|que|ques)|valu(ation|ations|er)|cole|coles|ch[ée]ances?|changes?|' +
      'tablissements?|tablir|trangers?|tapes?|vit(er|ez)|v[ée]nements?|missions?|metteurs?|' +
      'pargne|quipes?|carts?|crits?|crire|l[ée]ments?|galement|lections?|nergie',
  ],
  ['E', 'Ê', 'tre'],
  ['C', 'Ç', 'a'],
  ['I', 'Î', 'le|les'],
  [
    'A',
    'À',
    ' (partir|propos|d[ée]faut|compter|titre|condition|noter|retenir|savoir|proportion)(?!\\p{L})|' +
      ' l(a suite|a fois|’inverse|’avance|’issue)',
  ],
];

const capital = (before: string, ends: string) =>
  new RegExp(`(?<!\\p{L})${before}(?=(${ends})(?!\\p{L}))`, 'gu');

/** Letters that French keyboards hide: œ, and accents on capitals, in words that allow no doubt. */
export const frenchLetters: TypographyRule[] = [
  ...ligatures.map(([before, after]) =>
    pattern(
      new RegExp(`(?<=(?<!\\p{L})(${before}))oe(?=${after})`, 'giu'),
      (found) => (found.startsWith('o') ? 'œ' : 'Œ'),
      'This word is written with œ.',
    ),
  ),
  ...accented.map(([plain, accent, ends]) =>
    pattern(capital(plain, ends), accent, `This word starts with ${accent}.`),
  ),
];
