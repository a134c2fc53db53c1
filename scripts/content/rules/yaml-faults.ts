import type { Fault } from '../fault';
import type { YamlFault } from '../yaml-source';

/** What YAML says of a text it cannot read, in plain words. */
export const yamlFaults = (file: string, faults: YamlFault[]): Fault[] =>
  faults.map(({ line, column, code, reason }) => ({
    file,
    line,
    column,
    ...(words[code] ?? {
      message: `This line cannot be read: ${reason}.`,
      advice: 'Write `name: "text"`, one a line, without spaces before the name.',
    }),
  }));

const quotes = 'Put the text after `name: ` between double quotes.';

const words: Record<string, { message: string; advice: string }> = {
  BLOCK_AS_IMPLICIT_KEY: { message: 'A colon in this text ends it too early.', advice: quotes },
  UNEXPECTED_TOKEN: {
    message: 'This text holds a sign that YAML reads as its own.',
    advice: quotes,
  },
  MISSING_CHAR: {
    message: 'Something is not closed, or a colon is missing.',
    advice: 'Write `name: "text"`, with a quote at each end; `\\"` for a quote inside.',
  },
  DUPLICATE_KEY: { message: 'This name stands here twice.', advice: 'Keep one of the two.' },
  TAB_AS_INDENT: { message: 'A tab stands before the name.', advice: 'Use spaces instead.' },
  BAD_INDENT: {
    message: 'This line starts at the wrong column.',
    advice: 'Start it below the names that it belongs with.',
  },
};
