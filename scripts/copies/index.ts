import type { Content } from '../lint/read-content';
import { removeOthers } from './remove-others';
import { writeIfChanged } from './write-if-changed';

/** What Next compiles: the pages without front matter, which its Markdown compiler does not know. */
const bodies = '.generated/bodies';

/**
 * What Contentlayer types: data files, and of pages the front matter alone. It does not look at the
 * rest, and among 1600 pages takes a second for each change of a file.
 */
export const frontMatter = '.generated/front-matter';

/** The text of each file when it was last copied. */
const copied = new Map<string, string>();

/**
 * Brings the copies of the content that the site is made from up to date.
 * @param held files that keep the version they had: in development, those with a fault
 */
export function updateCopies(content: Content, held = new Set<string>()) {
  const { folder, pages, data, unexpectedFiles } = content;
  const texts = new Map(
    [...pages, ...data, ...unexpectedFiles].map((file) => [file.path, String(file)]),
  );
  const files = new Set(texts.keys());
  const nameIn = (copy: string, file: string) => copy + file.slice(folder.length);
  for (const file of files) {
    const text = texts.get(file) ?? '';
    if (held.has(file) || copied.get(file) === text) continue;
    const before = /^---\n(?:.*?\n|)---(?:\n|$)/s.exec(text)?.[0] ?? '';
    writeIfChanged(nameIn(frontMatter, file), before || text);
    if (before) writeIfChanged(nameIn(bodies, file), bodyOf(text, before));
    copied.set(file, text);
  }
  for (const copy of [bodies, frontMatter])
    removeOthers(copy, new Set([...files, ...held].map((file) => nameIn(copy, file))));
  for (const file of copied.keys()) if (!files.has(file)) copied.delete(file);
}

/** A page without its front matter: empty lines stand for it, so that faults name the right line. */
const bodyOf = (text: string, before: string) =>
  before.replace(/.+/g, '') + text.slice(before.length).replace(comment, withoutBraces);

const comment = /\{\/\*.*?\*\/\}/gs;

/** A comment that Next's compiler understands: it takes a brace in one for its end. */
const withoutBraces = (written: string) => `{${written.slice(1, -1).replace(/[{}]/g, ' ')}}`;
