import type { Fault } from '../fault';
import type { Page } from '../page';
import type { Rule } from './rule';
import { syntaxWords } from './syntax-words';

/** A body that cannot be read: a tag that is not closed, a brace that is not one. */
export const syntax: Rule = ({ pages }) => pages.flatMap(faultsOf);

function faultsOf({ file, text, syntaxFault: fault }: Page): Fault[] {
  if (!fault) return [];
  const { place, ...words } = syntaxWords(fault.reason, lineAt(text, fault.line));
  return [{ file, line: fault.line ?? 1, column: fault.column ?? 1, ...place, ...words }];
}

const lineAt = (text: string, line = 1) => text.split('\n')[line - 1] ?? '';
