import type { Paragraph, Table } from 'docx';
import { interfaceWords, starterBase } from '../content';
import type { DocumentPart } from '../content/schemas/documents';
import { countries } from '../countries';
import { fill } from '../format';
import type { FirmDocument } from './documents';
import { markOf } from './marks';
import { paragraph } from './runs';
import { tableOf } from './tables';

type Source = NonNullable<DocumentPart['from']>;

/** How many persons a blank statement has room for. */
const blankOwners = 4;

/** What the site knows already, as tables to complete: the axes of risk, warning signs, retention, owners, what is left to do. */
export const fromOwnData: Record<Source, (document: FirmDocument) => (Paragraph | Table)[]> = {
  risks: ({ locale, starterFile }) => {
    const { starterFile: words, exhibits, footer } = interfaceWords(locale);
    const levels = [exhibits.low, exhibits.medium, exhibits.high].map((level) => `☐ ${level}`);
    const { risks } = starterBase(locale);
    return countries.flatMap((country) => {
      const ofProfession: Partial<Record<string, string[]>> =
        country === 'FR' ? (starterFile?.factors ?? {}) : {};
      const rows = Object.entries(risks[country]).map(([key, { axis, factors }]) => [
        [axis, ...factors, ...(ofProfession[key] ?? [])].join('\n'),
        '',
        levels.join('\n'),
        '',
      ]);
      return [
        paragraph(footer.countries[country], 'Heading3'),
        tableOf([words.axis, words.factors, words.level, words.measures], rows, {
          columns: [10, 8, 4, 8],
          rowHeads: true,
        }),
      ];
    });
  },
  signs: ({ locale, starterFile }) => {
    const { documents: words } = interfaceWords(locale);
    const rows = (starterFile?.signs ?? []).map((sign) => [sign, '', '']);
    return [tableOf([words.sign, words.seen, words.answerToSign], rows, { columns: [6, 3, 5] })];
  },
  retention: ({ locale }) => {
    const { starterFile: words, footer } = interfaceWords(locale);
    const heads = [words.kept, words.keptFor, words.article, words.keptUntil];
    return countries.flatMap((country) => [
      paragraph(footer.countries[country], 'Heading3'),
      tableOf(
        heads,
        starterBase(locale).retention[country].map(({ what, term, refs }) => [
          what,
          term,
          refs,
          '',
        ]),
        { columns: [8, 6, 5, 4] },
      ),
    ]);
  },
  owners: ({ locale, isTemplate }) => {
    const { documents: words } = interfaceWords(locale);
    const client = isTemplate ? markOf('client') : words.client;
    const rows = isTemplate
      ? [(['name', 'capital', 'votes', 'today', 'from2027'] as const).map(markOf)]
      : Array.from({ length: blankOwners }, () => words.owners.map(() => ''));
    return [
      paragraph(fill(words.ownersOf, { client })),
      tableOf(words.owners, rows, { columns: [5, 3, 3, 6, 6], height: 560 }),
      ...(isTemplate ? [paragraph(markOf('note'))] : []),
    ];
  },
  ready: ({ locale }) => {
    const { documents: words } = interfaceWords(locale);
    const row = [
      [markOf('question'), markOf('todo')].join('\n'),
      [markOf('articles'), markOf('since')].join('\n'),
      '',
      '',
    ];
    return [
      tableOf(words.ready, [row], { columns: [10, 6, 5, 3], rowHeads: true }),
      paragraph(markOf('note')),
    ];
  },
};
