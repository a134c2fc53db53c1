import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const sources = ['content', 'components', 'lib'];
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));
const french = 'àâäçéèêëîïôöùûüœÀÂÇÉÈÊÎÔŒ«»’–…°€§\u00a0\u202f';
/** What code and Markdown are written with, and no title. */
const signs = /[#$*@[\\\]^_`{|}~"]/;
/** What italics say: dates, numbers of sections and exhibits, the heads of the footer. */
const label = /[a-zA-Z\dàâçéèêôû .,()°§’–\u00a0]/;

const faces = [
  {
    file: 'hanken-grotesk',
    original:
      'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    // Both weights in one file: a quarter less than two.
    axes: { wght: { min: 400, max: 600 } },
    holds: () => true,
  },
  {
    file: 'spectral-500-normal',
    original: 'node_modules/@fontsource/spectral/files/spectral-latin-500-normal.woff2',
    holds: (character: string) => !signs.test(character),
  },
  {
    file: 'spectral-400-italic',
    original: 'node_modules/@fontsource/spectral/files/spectral-latin-400-italic.woff2',
    holds: (character: string) => label.test(character),
  },
];

/**
 * Writes the site's fonts to `.generated/fonts`, each reduced to the characters that the content
 * and the components hold (plus printable ASCII and the letters of French) and that it is used for.
 * Of what else a font holds only kerning is kept.
 */
export async function subsetFonts() {
  const characters = await charactersInUse();
  await mkdir('.generated/fonts', { recursive: true });
  for (const { file, original, axes, holds } of faces) {
    const subset = await subsetFont(await readFile(original), characters.filter(holds).join(''), {
      targetFormat: 'woff2',
      noHinting: true,
      noLayoutClosure: true,
      keepFeatures: ['kern'],
      dropTables: ['GDEF'],
      variationAxes: axes,
    });
    await writeFile(`.generated/fonts/${file}.woff2`, subset);
  }
}

async function charactersInUse(): Promise<string[]> {
  const characters = new Set(ascii + french);
  for (const folder of sources)
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        for (const character of await readFile(join(file.parentPath, file.name), 'utf8'))
          characters.add(character);
  return [...characters];
}
