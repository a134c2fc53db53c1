import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { mdxMessage } from './mdx-messages';
import { error } from './problem';

declare module 'vfile' {
  interface DataMap {
    /** True where the body of a page cannot be parsed: rules about what it lacks would mislead. */
    unreadable: boolean;
  }
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Says in plain words why a page cannot be parsed, instead of throwing. Its tree then holds the
 * front matter only, so that the rules for it run.
 */
export const explainSyntax: Plugin<[], string, Root> = function () {
  const parse = this.parser;
  if (!parse) throw new Error('Use explainSyntax after remark-parse.');
  this.parser = (text: string, file: VFile): Root => {
    try {
      return parse(text, file) as Root;
    } catch (thrown) {
      if (!isMessage(thrown)) throw thrown;
      const { line = 1, column = 1 } = thrown;
      const words = mdxMessage(thrown.reason, text.split(/\r?\n/)[line - 1] ?? '');
      error(file, 'syntax', words.place ?? { line, column }, words.reason, words.note);
      file.data.unreadable = true;
      return frontMatterTree(text);
    }
  };
};

/** An editor's parser brings its own copy of the class, so `instanceof` would not do. */
const isMessage = (thrown: unknown): thrown is VFileMessage =>
  thrown instanceof Error && 'reason' in thrown;

function frontMatterTree(text: string): Root {
  const value = frontMatter.exec(text)?.[1];
  const start = { line: 1, column: 1, offset: 0 };
  return {
    type: 'root',
    children: value === undefined ? [] : [{ type: 'yaml', value, position: { start, end: start } }],
  };
}
