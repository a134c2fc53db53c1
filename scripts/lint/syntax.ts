import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { addError, type Message } from './messages';

declare module 'vfile' {
  interface DataMap {
    /** True where the body of a page cannot be parsed: rules about what it lacks would mislead. */
    unreadable: boolean;
  }
}

/**
 * Reports in plain words why a page cannot be parsed, instead of throwing. The tree then holds only the
 * front matter, so that its rules still run.
 */
export const explainSyntax: Plugin<[], string, Root> = function () {
  const parse = this.parser;
  if (!parse) throw new Error('Use explainSyntax after remark-parse.');
  this.parser = (text: string, file: VFile): Root => {
    try {
      return parse(text, file) as Root;
    } catch (thrown) {
      if (!isMessage(thrown)) throw thrown;
      explain(file, thrown);
      file.data.unreadable = true;
      const [, value] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text) ?? [];
      return { type: 'root', children: value === undefined ? [] : [{ type: 'yaml', value }] };
    }
  };
};

/** An editor's parser has its own copy of the class, so `instanceof` would not work. */
const isMessage = (thrown: unknown): thrown is Message =>
  thrown instanceof Error && 'reason' in thrown;

function explain(file: VFile, { reason: message, line = 1, column = 1 }: Message) {
  const [pattern, reason, note] = translations.find(([known]) => known.test(message)) ?? unknown;
  const { startLine, startColumn } = pattern.exec(message)?.groups ?? {};
  addError(
    file,
    'syntax',
    startLine ? { line: Number(startLine), column: Number(startColumn) } : { line, column },
    { reason: message.replace(pattern, reason), note: message.replace(pattern, note) },
  );
}

type Translation = [message: RegExp, reason: string, note: string];

const unknown: Translation = [
  /^.*$/s,
  'This cannot be read: $&.',
  'Compare the line with docs/blocks-and-exhibits.md; in plain text write `\\{` and `\\<`.',
];

/** What the MDX parser says most often to writers; `$<name>` stands for a group of the expression. */
const translations: Translation[] = [
  [
    /^Unexpected closing tag `<\/(?<closed>[^>]*)>`, expected corresponding closing tag for `<(?<open>[^>]*)>` \((?<line>\d+):.*/s,
    '</$<closed>> comes while <$<open>> of line $<line> is still open.',
    'Write </$<open>> where that block ends, before this tag or instead of it.',
  ],
  [
    /^Expected a closing tag for `<br>` \((?<startLine>\d+):(?<startColumn>\d+).*/s,
    '<br> is not closed.',
    'Write <br/>.',
  ],
  [
    /^Expected a closing tag for `<(?<open>[^>]*)>` \((?<startLine>\d+):(?<startColumn>\d+).*/s,
    '<$<open>> is not closed.',
    'Write </$<open>> where the block ends: on the same line, or between empty lines.',
  ],
  [
    /^Unexpected closing slash.*/s,
    'This tag closes a block that is not open.',
    'Remove it, or write the opening tag where the block starts.',
  ],
  [
    /^Unexpected character `!`.* before name.*/s,
    'A comment between <!-- and --> cannot be read.',
    'Write {/* comment */}.',
  ],
  [
    /^Unexpected character `\/`.* before local name.*/s,
    'An address between < and > cannot be read.',
    'Write the address alone, or a link: [its words](https://…).',
  ],
  [
    /^Unexpected character `(?<character>[^!])` \(U.* before name.*/s,
    '“<” before “$<character>” does not start a block.',
    'In plain text write `\\<`.',
  ],
  [
    /^.*before attribute value.*/s,
    'The value of this prop has neither quotes nor braces.',
    'Write text in quotes, name="text", and anything else in braces, name={25}.',
  ],
  [
    /^.*corresponding closing brace.*/s,
    'A brace “{” is opened before this point and never closed.',
    'Close it with “}”; in plain text write `\\{`.',
  ],
  [
    /^Could not parse expression.*/s,
    'The text between these braces cannot be read.',
    'In a prop, check commas, quotes and brackets: {[{name: "text", share: 25}]}; in plain text write `\\{`.',
  ],
];
