import type { Point } from 'unist';

/**
 * What the MDX parser says of a body that it cannot read, in plain words.
 * @param line the text of the line where it stopped
 */
export function mdxMessage(
  error: string,
  line: string,
): { reason: string; note: string; place: Point | undefined } {
  const tag = /<\/\s*[\w.]*>?/.exec(line)?.[0] ?? '</';
  for (const [pattern, reason, note] of messages) {
    const match = pattern.exec(error);
    if (!match) continue;
    const values: Record<string, string | undefined> = {
      ...match.groups,
      closingTag: tag,
      openingTag: tag.replace('/', ''),
      firstWord: line.split(' ')[0],
    };
    const fill = (text: string) =>
      text.replaceAll(/\$(\w+)/g, (name, key: string) => values[key] ?? name);
    const { startLine, startColumn } = values;
    return {
      reason: fill(reason),
      note: fill(note),
      place: startLine ? { line: Number(startLine), column: Number(startColumn) } : undefined,
    };
  }
  return {
    reason: `This cannot be read: ${error}.`,
    note: 'Compare the line with docs/blocks-and-exhibits.md; in plain text write `\\{` and `\\<`.',
    place: undefined,
  };
}

const messages: [error: RegExp, reason: string, note: string][] = [
  [
    /^Unexpected closing tag `<\/(?<closed>[^>]*)>`, expected corresponding closing tag for `<(?<open>[^>]*)>` \((?<line>\d+):(?<column>\d+)/,
    '</$closed> comes while <$open> of line $line, column $column is still open.',
    'Write </$open> where that block ends, before this tag or instead of it.',
  ],
  [
    /^Expected a closing tag for `<(?<open>[^>]*)>` \((?<startLine>\d+):(?<startColumn>\d+)[^)]*\) before the end of/,
    '<$open> is not closed.',
    'Close it with </$open> on the same line, or leave an empty line after <$open> and before </$open>.',
  ],
  [
    /^Expected a closing tag for `<(?<open>[^>]*)>` \((?<startLine>\d+):(?<startColumn>\d+)/,
    '<$open> is not closed.',
    'Write </$open> where the block ends.',
  ],
  [
    /^Expected the closing tag `<\/(?<name>[^>]*)>` either after/,
    '</$name> is in the middle of a paragraph that started after its opening tag.',
    'Leave an empty line before and after </$name>.',
  ],
  [
    /^Unexpected closing slash/,
    '$closingTag closes a block that is not open.',
    'Remove it, or write $openingTag where the block starts.',
  ],
  [
    /^Unexpected character `!`.* before name/,
    'MDX has no HTML comments (<!-- -->).',
    'Write {/* comment */}, or remove it.',
  ],
  [
    /^Unexpected character `(?<character>.*)` \(U.* before name/,
    '“<” before “$character” does not start a block.',
    'In plain text write `\\<`.',
  ],
  [
    /before attribute value/,
    'The value of this prop has neither quotes nor braces.',
    'Write text in quotes, name="text", and anything else in braces, name={25}.',
  ],
  [
    /expected a corresponding closing quote/,
    'A quote is opened before this point and never closed.',
    'Look above for a prop whose text has no closing quote: name="text".',
  ],
  [
    /corresponding closing brace/,
    'A brace “{” is opened before this point and never closed.',
    'Close it with “}”; in plain text write `\\{`.',
  ],
  [
    /^Could not parse import\/exports/,
    'A paragraph that starts with “$firstWord” is read as code.',
    'Start it with another word.',
  ],
  [
    /^Could not parse expression/,
    'The text between these braces cannot be read.',
    'In a prop, check commas, quotes and brackets: {[{name: "text", share: 25}]}; in plain text write `\\{`.',
  ],
  [
    /^Unexpected end of file|^Unexpected character .* (in|before|after) (attribute|name|member|tag|local|self)/,
    'This tag is incomplete.',
    'Write <Name prop="text"> or <Name prop="text" />, and look above for a quote that is not closed.',
  ],
];
