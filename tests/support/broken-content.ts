import { readBlocks } from '@/scripts/content/blocks';
import { checkContent } from '@/scripts/content/check-content';
import { pagePlace, readPage } from '@/scripts/content/page';
import { readContent, readData } from '@/scripts/content/read-content';

/** What a writer did to the content: for a file its new text, made from the old; null deletes it. */
export type Edits = Record<string, ((text: string) => string | null) | string>;

/** The real content and its blocks, read once. */
const { pages, ...real } = readContent();
const content = { ...real, pages: [...pages] };
const blocks = readBlocks();

/** The faults of a copy of the content in which some files are changed, added or gone. */
export function faultsAfter(edits: Edits) {
  const edited = (file: string, old: string) => {
    const edit = edits[file];
    return typeof edit === 'function' ? edit(old) : (edit ?? old);
  };
  const known = [...content.pages, ...content.data].map(({ file }) => file);
  const added = Object.keys(edits).filter((file) => !known.includes(file));
  return checkContent(
    {
      ...content,
      pages: [
        ...content.pages.flatMap((page) => {
          const text = edited(page.file, page.text);
          if (text === null) return [];
          return [text === page.text ? page : readPage(page.file, page, text)];
        }),
        ...added.flatMap((file) => {
          const place = pagePlace(file.replace('content/', ''));
          return place ? [readPage(file, place, edited(file, '') ?? '')] : [];
        }),
      ],
      data: content.data.flatMap((data) => {
        const text = edited(data.file, data.text);
        if (text === null) return [];
        return [text === data.text ? data : readData(data.file, text)];
      }),
      strangers: added.filter((file) => !pagePlace(file.replace('content/', ''))),
    },
    blocks,
  );
}

/** Replaces a passage that must be there. */
export const replace =
  (from: string | RegExp, to: string) =>
  (text: string): string => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${from} is not in the text.`);
    return changed;
  };

/** Puts a text between the front matter and the body, after an empty line. */
export const insert = (added: string) => replace(/\n---\n/, `\n---\n\n${added}\n`);
