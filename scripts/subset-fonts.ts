import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const faces = [
  'spectral-500-normal',
  'spectral-400-italic',
  'hanken-grotesk-400-normal',
  'hanken-grotesk-600-normal',
];
const sources = ['content', 'components', 'lib'];
const always = 'àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ«»“”‘’–…·°€§№\u00a0\u202f';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));

/**
 * Writes the site's fonts to `.generated/fonts`, each reduced to the characters that the content
 * and the components hold (plus printable ASCII and the letters of French).
 */
export async function subsetFonts() {
  const characters = await charactersInUse();
  await mkdir('.generated/fonts', { recursive: true });
  for (const face of faces) {
    const family = face.replace(/-\d.*/, '');
    const style = face.slice(family.length + 1);
    const original = await readFile(
      `node_modules/@fontsource/${family}/files/${family}-latin-${style}.woff2`,
    );
    const subset = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      noHinting: true,
      noLayoutClosure: true,
    });
    await writeFile(`.generated/fonts/${face}.woff2`, subset);
  }
}

async function charactersInUse(): Promise<string> {
  const characters = new Set(ascii + always);
  for (const folder of sources)
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        for (const character of await readFile(join(file.parentPath, file.name), 'utf8'))
          characters.add(character);
  return [...characters].join('');
}
