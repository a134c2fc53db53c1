import type { Position } from '../fault';

type Words = { message: string; advice: string; place?: Position };
type Case = [reason: RegExp, words: (found: string[], line: string) => Words];

/** What MDX says of a body it cannot read, in plain words. @param line the text of the line */
export function syntaxWords(reason: string, line: string): Words {
  for (const [pattern, words] of cases) {
    const found = pattern.exec(reason);
    if (found) return words(found, line);
  }
  return {
    message: `This cannot be read: ${reason}.`,
    advice:
      'Compare the line with docs/blocks-and-exhibits.md; in plain text write `\\{` and `\\<`.',
  };
}

const cases: Case[] = [
  [
    /^Unexpected closing tag `<\/([^>]*)>`, expected corresponding closing tag for `<([^>]*)>` \((\d+):(\d+)/,
    ([, closed, open, at, column]) => ({
      message: `</${closed}> comes while <${open}> of line ${at}, column ${column} is still open.`,
      advice: `Write </${open}> where that block ends, before this tag or instead of it.`,
    }),
  ],
  [
    /^Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)[^)]*\)( before the end of)?/,
    ([, open, line, column, inside]) => ({
      place: { line: Number(line), column: Number(column) },
      message: `<${open}> is not closed.`,
      advice: inside
        ? `Close it with </${open}> on the same line, or leave an empty line after <${open}> and before </${open}>.`
        : `Write </${open}> where the block ends.`,
    }),
  ],
  [
    /^Expected the closing tag `<\/([^>]*)>` either after/,
    ([, name]) => ({
      message: `</${name}> stands in the middle of a paragraph that started after its opening tag.`,
      advice: `Leave an empty line before and after </${name}>.`,
    }),
  ],
  [
    /^Unexpected closing slash/,
    (_, line) => ({
      message: `${closingTag(line)} closes a block that is not open.`,
      advice: `Remove it, or write ${closingTag(line).replace('/', '')} where the block starts.`,
    }),
  ],
  [
    /^Unexpected character `!`.* before name/,
    () => ({
      message: 'A remark of HTML (<!-- -->) cannot stand here.',
      advice: 'Write {/* remark */}, or remove it.',
    }),
  ],
  [
    /^Unexpected character `(.*)` \(U.* before name/,
    ([, sign]) => ({
      message: `“<” before “${sign}” starts no block.`,
      advice: 'In plain text write `\\<`.',
    }),
  ],
  [
    /before attribute value/,
    () => ({
      message: 'The value of this prop has neither quotes nor braces.',
      advice:
        'Write text between quotes, name="text", and anything else between braces, name={25}.',
    }),
  ],
  [
    /expected a corresponding closing quote/,
    () => ({
      message: 'A quote is opened before here and never closed.',
      advice: 'Look above for a prop whose text has no closing quote: name="text".',
    }),
  ],
  [
    /corresponding closing brace/,
    () => ({
      message: 'A brace “{” is opened before here and never closed.',
      advice: 'Close it with “}”; in plain text write `\\{`.',
    }),
  ],
  [
    /^Could not parse import\/exports/,
    (_, line) => ({
      message: `A paragraph that starts with “${line.split(' ')[0]}” is read as code.`,
      advice: 'Start it with another word.',
    }),
  ],
  [
    /^Could not parse expression/,
    () => ({
      message: 'What stands between the braces cannot be read.',
      advice:
        'In a prop, check commas, quotes and brackets: {[{name: "text", share: 25}]}; in plain text write `\\{`.',
    }),
  ],
  [
    /^Unexpected end of file|^Unexpected character .* (in|before|after) (attribute|name|member|tag|local|self)/,
    () => ({
      message: 'This tag is not written to its end.',
      advice:
        'Write <Name prop="text"> or <Name prop="text" />, and look above for a quote that is not closed.',
    }),
  ],
];

const closingTag = (line: string) => /<\/\s*[\w.]*>?/.exec(line)?.[0] ?? '</';
