import type { IStylesOptions } from 'docx';
import { type Locale, languageOf } from '../locale';

/** Colours of the site's sheet, as Word writes them. */
export const colours = {
  ink: '14201B',
  green: '0E4A3B',
  muted: '4A5C54',
  rule: 'C9D6CE',
  head: 'DCEBE2',
  blank: 'F3F7F4',
};

const serif = 'Cambria';
const sans = 'Calibri';

/** Sizes are in half-points, spaces in twentieths of a point. */
const heading = (size: number, before: number) => ({
  run: { font: serif, size, color: colours.green, bold: true },
  paragraph: { spacing: { before, after: 100 }, keepNext: true },
});

/** The styles of every document. Its language is set here, so that Word checks and reads it in that language. */
export const stylesFor = (locale: Locale): IStylesOptions => ({
  default: {
    document: {
      run: {
        font: sans,
        size: 21,
        color: colours.ink,
        language: { value: languageOf(locale).tag },
      },
      paragraph: { spacing: { after: 100, line: 264 } },
    },
    title: {
      run: { font: serif, size: 44, color: colours.green, bold: true },
      paragraph: { spacing: { after: 60 }, keepNext: true },
    },
    heading1: heading(30, 0),
    heading2: heading(25, 220),
    heading3: heading(22, 160),
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      next: 'Normal',
      run: { color: colours.muted, size: 22 },
      paragraph: { spacing: { after: 240 } },
    },
    {
      id: 'References',
      name: 'References',
      basedOn: 'Normal',
      next: 'Normal',
      run: { color: colours.muted, size: 18, italics: true },
      paragraph: { keepNext: true },
    },
    {
      id: 'CellText',
      name: 'Cell Text',
      basedOn: 'Normal',
      run: { size: 19 },
      paragraph: { spacing: { before: 40, after: 40, line: 240 } },
    },
    {
      id: 'Frame',
      name: 'Frame',
      basedOn: 'Normal',
      run: { color: colours.muted, size: 16 },
      paragraph: { spacing: { after: 0 } },
    },
  ],
  characterStyles: [
    {
      id: 'Blank',
      name: 'Blank',
      run: { color: '7A5A12', italics: true },
    },
  ],
});
