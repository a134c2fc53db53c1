import type { Fault } from './fault';

/** The faults as a writer reads them: place, what is wrong, what to write instead; their count. */
export function report(faults: Fault[]): string {
  const files = new Set(faults.map(({ file }) => file)).size;
  return [
    ...faults.map(
      ({ file, line, column, message, advice }) =>
        `${file}:${line}:${column}\n  ${message}\n  ${advice}\n`,
    ),
    `${count(faults.length, 'fault')} in ${count(files, 'file')}.`,
  ].join('\n');
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
