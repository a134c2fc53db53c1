import type { Fault } from '../fault';

/** Contentlayer cannot read the line ends of Windows. */
export function lineEnds({ file, text }: { file: string; text: string }): Fault[] {
  const [first = '', ...others] = text.split('\r\n');
  if (others.length === 0) return [];
  return [
    {
      file,
      line: 1,
      column: first.length + 1,
      message: 'The lines end as on Windows (CRLF).',
      advice: 'Save the file with line ends “LF”: editors have a setting at the bottom right.',
    },
  ];
}
