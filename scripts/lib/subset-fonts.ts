import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { filesIn } from '../postbuild/files';
import { addNarrowSpace } from './narrow-space';

const sources = ['content', 'components', 'lib'];
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));
/** French, and what typography makes of plain quotes and spaces, whether or not the content types it. */
const french = 'àâäçéèêëîïôöùûüœÀÂÇÉÈÊÎÔŒ«»“”‘’–…°€§\u00a0\u202f';
/** Width of the narrow no-break space, in em: a fifth, as French printers set it. */
const narrowSpace = 0.2;
/** Characters of code and Markdown, which headings do not use. */
const codeCharacters = /[#$*@[\\\]^_`{|}~"]/;
/** Characters of labels in italics: dates, numbers of sections and exhibits, the brand in the footer. */
const label = /[\p{L}\d .,?()°§’'–&:\u00a0\u202f-]/u;

const faces = [
  {
    file: 'hanken-grotesk',
    original:
      'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    // Both weights in one file: a quarter less than two.
    axes: { wght: { min: 400, max: 600 } },
    spare: '‹',
    uses: () => true,
  },
  {
    file: 'spectral-500-normal',
    original: 'node_modules/@fontsource/spectral/files/spectral-latin-500-normal.woff2',
    // Not ‹: this typeface makes « of it.
    spare: '′',
    uses: (character: string) => !codeCharacters.test(character),
  },
  {
    file: 'spectral-400-italic',
    original: 'node_modules/@fontsource/spectral/files/spectral-latin-400-italic.woff2',
    spare: '′',
    uses: (character: string) => label.test(character),
  },
];

/**
 * Writes the site's fonts to `.generated/fonts`, each reduced to the characters that it is used for, of
 * those in content and components, printable ASCII and French. Of OpenType features only kerning is kept.
 */
export async function subsetFonts() {
  const characters = await charactersInUse();
  await mkdir('.generated/fonts', { recursive: true });
  for (const { file, original, axes, spare, uses } of faces) {
    const text = characters.filter(uses).join('');
    const options = { noHinting: true, noLayoutClosure: true, keepFeatures: ['kern'] };
    const subset = Buffer.from(
      await subsetFont(await readFile(original), text + spare, {
        ...options,
        targetFormat: 'truetype',
        dropTables: ['GDEF'],
        variationAxes: axes,
      }),
    );
    addNarrowSpace(subset, spare, narrowSpace);
    // Once more, to drop what the narrow space has replaced, and compress.
    const compressed = await subsetFont(subset, text, { ...options, targetFormat: 'woff2' });
    await writeFile(`.generated/fonts/${file}.woff2`, compressed);
  }
}

async function charactersInUse(): Promise<string[]> {
  const characters = new Set(ascii + french);
  for (const folder of sources)
    for (const file of await filesIn(folder))
      for (const character of await readFile(file, 'utf8')) characters.add(character);
  return [...characters];
}
