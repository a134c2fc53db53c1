import { readdir, readFile } from 'node:fs/promises';
import { cachedFile } from '../cached-file';
import { interfaceWords, sectorsIn, site, starterBase } from '../content';
import { siteUrl } from '../environment';
import { buildDocument } from './build';
import type { FirmDocument } from './documents';

const sources = 'lib/documents';

/** The code that makes the files: a file made by an earlier version is not reused. */
const makers = readdir(/* turbopackIgnore: true */ sources).then((files) =>
  Promise.all(
    ['package-lock.json', ...files.sort().map((file) => `${sources}/${file}`)].map((file) =>
      readFile(/* turbopackIgnore: true */ file, 'utf8'),
    ),
  ),
);

/** The Word file of a document. Making one takes 30 ms of CPU, and the page that lists it needs its size. */
export async function wordFile(document: FirmDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { locale } = document;
  const words = interfaceWords(locale);
  const inputs = [
    document,
    [words.documents, words.starterFile, words.exhibits, words.footer.countries],
    [starterBase(locale), sectorsIn(locale).map(({ navTitle }) => navTitle), site.brand, siteUrl],
    await makers,
  ];
  return cachedFile('documents', JSON.stringify(inputs), () => buildDocument(document));
}

/** How large the Word file of a document is, in kilobytes. */
export const kilobytesOf = async (document: FirmDocument) =>
  Math.ceil((await wordFile(document)).length / 1024);
