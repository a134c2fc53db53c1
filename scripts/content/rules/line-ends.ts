import type { Rule } from './rule';

/** Contentlayer cannot read the line ends of Windows. */
export const lineEnds: Rule = ({ pages, data }) =>
  [...pages, ...data]
    .filter(({ text }) => text.includes('\r'))
    .map(({ file, text }) => ({
      file,
      line: text.slice(0, text.indexOf('\r')).split('\n').length,
      column: text.indexOf('\r') - text.lastIndexOf('\n', text.indexOf('\r')),
      message: 'The lines end as on Windows (CRLF).',
      advice: 'Save the file with line ends “LF”: editors have a setting at the bottom right.',
    }));
