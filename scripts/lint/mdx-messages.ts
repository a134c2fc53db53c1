import type { Point } from 'unist';

type Words = { reason: string; note: string; place?: Point };
type Case = [error: RegExp, words: (match: string[], line: string) => Words];

/**
 * What the MDX parser says of a body that it cannot read, in plain words.
 * @param line the text of the line where it stopped
 */
export function mdxMessage(error: string, line: string): Words {
  for (const [pattern, words] of cases) {
    const match = pattern.exec(error);
    if (match) return words(match, line);
  }
  return {
    reason: `This cannot be read: ${error}.`,
    note: 'Compare the line with docs/blocks-and-exhibits.md; in plain text write `\\{` and `\\<`.',
  };
}

const cases: Case[] = [
  [
    /^Unexpected closing tag `<\/([^>]*)>`, expected corresponding closing tag for `<([^>]*)>` \((\d+):(\d+)/,
    ([, closed, open, line, column]) => ({
      reason: `</${closed}> comes while <${open}> of line ${line}, column ${column} is still open.`,
      note: `Write </${open}> where that block ends, before this tag or instead of it.`,
    }),
  ],
  [
    /^Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)[^)]*\)( before the end of)?/,
    ([, open, line, column, inParagraph]) => ({
      place: { line: Number(line), column: Number(column) },
      reason: `<${open}> is not closed.`,
      note: inParagraph
        ? `Close it with </${open}> on the same line, or leave an empty line after <${open}> and before </${open}>.`
        : `Write </${open}> where the block ends.`,
    }),
  ],
  [
    /^Expected the closing tag `<\/([^>]*)>` either after/,
    ([, name]) => ({
      reason: `</${name}> is in the middle of a paragraph that started after its opening tag.`,
      note: `Leave an empty line before and after </${name}>.`,
    }),
  ],
  [
    /^Unexpected closing slash/,
    (_, line) => ({
      reason: `${closingTag(line)} closes a block that is not open.`,
      note: `Remove it, or write ${closingTag(line).replace('/', '')} where the block starts.`,
    }),
  ],
  [
    /^Unexpected character `!`.* before name/,
    () => ({
      reason: 'MDX has no HTML comments (<!-- -->).',
      note: 'Write {/* comment */}, or remove it.',
    }),
  ],
  [
    /^Unexpected character `(.*)` \(U.* before name/,
    ([, character]) => ({
      reason: `“<” before “${character}” does not start a block.`,
      note: 'In plain text write `\\<`.',
    }),
  ],
  [
    /before attribute value/,
    () => ({
      reason: 'The value of this prop has neither quotes nor braces.',
      note: 'Write text in quotes, name="text", and anything else in braces, name={25}.',
    }),
  ],
  [
    /expected a corresponding closing quote/,
    () => ({
      reason: 'A quote is opened before this point and never closed.',
      note: 'Look above for a prop whose text has no closing quote: name="text".',
    }),
  ],
  [
    /corresponding closing brace/,
    () => ({
      reason: 'A brace “{” is opened before this point and never closed.',
      note: 'Close it with “}”; in plain text write `\\{`.',
    }),
  ],
  [
    /^Could not parse import\/exports/,
    (_, line) => ({
      reason: `A paragraph that starts with “${line.split(' ')[0]}” is read as code.`,
      note: 'Start it with another word.',
    }),
  ],
  [
    /^Could not parse expression/,
    () => ({
      reason: 'The text between these braces cannot be read.',
      note: 'In a prop, check commas, quotes and brackets: {[{name: "text", share: 25}]}; in plain text write `\\{`.',
    }),
  ],
  [
    /^Unexpected end of file|^Unexpected character .* (in|before|after) (attribute|name|member|tag|local|self)/,
    () => ({
      reason: 'This tag is incomplete.',
      note: 'Write <Name prop="text"> or <Name prop="text" />, and look above for a quote that is not closed.',
    }),
  ],
];

const closingTag = (line: string) => /<\/\s*[\w.]*>?/.exec(line)?.[0] ?? '</';
