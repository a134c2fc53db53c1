import { createHash } from 'node:crypto';
import { frontMatterText } from './front-matter-text';

/** A part of a page that is translated as one: the front matter, a section, what stands around them. */
export type PagePart = {
  /** The section's id, the same in both languages; other parts have a name with spaces. */
  key: string;
  /** The section's heading, in the page's language. */
  title: string;
  /** Of the words: spaces, apostrophes and quotation marks do not count, nor do remarks. */
  fingerprint: string;
};

/** Front matter that says nothing to translate. */
const untranslated = /^(#|(path|reviewedOn|order|noindex):).*$/gm;

/** The id among the props of a section, on whichever line; a text before it may hold a “>”. */
const sectionId = /^<Section\b(?:[^">]|"[^"]*")*?\sid="([^"]*)"/;

/**
 * The parts of a page, in their order. Made from the text alone, so that an old version of a file,
 * or one with a fault, has parts as well.
 */
export function partsOf(source: string): PagePart[] {
  const text = source.replaceAll('\r\n', '\n');
  const matter = frontMatterText(text);
  const [before = '', ...chunks] = text.slice(matter.length).split(/^(?=<Section\b)/m);
  const sections = chunks.map((chunk) => chunk.split(/^<\/Section>$/m));
  return [
    part('front matter', matter.replaceAll(untranslated, '')),
    part('before the sections', before),
    ...sections.map(([section = '']) => {
      const [, id = 'section without id'] = sectionId.exec(section) ?? [];
      const [, heading = id] = /^## +(.+)$/m.exec(section) ?? [];
      return { ...part(id, section), title: heading };
    }),
    part('after the sections', sections.flatMap(([, ...rest]) => rest).join('')),
  ];
}

/** Fingerprints by part. */
export const fingerprintsOf = (parts: PagePart[]): Record<string, string> =>
  Object.fromEntries(parts.map(({ key, fingerprint }) => [key, fingerprint]));

function part(key: string, text: string): PagePart {
  const words = text
    .normalize('NFC')
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}|\s/g, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”«»]/g, '"');
  const fingerprint = createHash('sha256').update(words).digest('hex').slice(0, 12);
  return { key, title: key, fingerprint };
}
