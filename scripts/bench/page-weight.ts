import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { addressOf, htmlFiles, out } from '../postbuild/files';
import { attribute, type Element, isElement, parsePage, walk } from '../postbuild/html';

/** What a page costs its visitors: bytes, compressed as hosts do, and elements. */
export type PageWeight = {
  page: string;
  /** Words between the header and the footer. */
  words: number;
  html: number;
  /** Including the rules for paper. */
  css: number;
  elements: number;
  /** The script of every page. */
  script: number;
  /** What a form adds to the script once the page is shown; 0 on pages without a form. */
  form: number;
  fonts: number;
};

/** Brotli at quality 6; hosts that compress on the fly use 4 to 6. */
export const compress = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });

/** The weight of each page of `out/`. */
export const pageWeights = async () => (await htmlFiles()).sort().map(weightOf);

export function weightOf(file: string): PageWeight {
  const html = readFileSync(file, 'utf8');
  const elements = [...walk(parsePage(html))].filter(isElement);
  const sheets = elements
    .filter((element) => attribute(element, 'rel') === 'stylesheet')
    .map((sheet) => attribute(sheet, 'href')?.slice(1) ?? '');
  const scripts = elements.flatMap((element) => {
    const path = element.tagName === 'script' && attribute(element, 'src');
    return path ? path.slice(1) : [];
  });
  const island = elements.map((element) => attribute(element, 'data-island')).find(Boolean);
  const formScripts = island
    ? ['react', island].flatMap((name) => withImports(scriptNamed(name)))
    : [];
  return {
    page: addressOf(file),
    words: wordsIn(elements.find(({ tagName }) => tagName === 'main')),
    html: compress(Buffer.from(html)).length,
    css: weigh(sheets),
    elements: elements.length,
    script: weigh(scripts),
    form: weigh([...new Set(formScripts)]),
    fonts: weigh(filesIn('_next/static/media')),
  };
}

/** The bundle of a file in `browser/`, by its name. */
const scriptNamed = (name: string) =>
  filesIn('assets').find((path) => path.startsWith(`assets/${name}-`) && path.endsWith('.js')) ??
  '';

/** A script and its static imports, followed recursively. */
function withImports(path: string, known: string[] = []): string[] {
  if (known.includes(path)) return known;
  const imported = readFileSync(out + path, 'utf8').matchAll(/\b(?:from|import)"\.\/([^"]+)"/g);
  return [...imported].reduce(
    (all, [, name]) => withImports(`assets/${name}`, all),
    [...known, path],
  );
}

/** How many words are in an element, leaving out its scripts. */
function wordsIn(element: Element | undefined): number {
  if (!element) return 0;
  const texts = [...walk(element, ({ tagName }) => tagName !== 'script')].map((node) =>
    'value' in node ? node.value : ' ',
  );
  return texts.join('').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

const filesIn = (folder: string) => readdirSync(out + folder).map((name) => `${folder}/${name}`);

/** The compressed size of files of `out/`; fonts are sent as they are. */
function weigh(paths: string[]): number {
  const contents = paths.map((path) => ({ path, content: readFileSync(out + path) }));
  return contents.reduce(
    (sum, { path, content }) =>
      sum + (path.endsWith('.woff2') ? content : compress(content)).length,
    0,
  );
}
