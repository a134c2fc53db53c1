import type { PageRule } from './rule';
import { syntaxWords } from './syntax-words';

/** A body that cannot be read: a tag that is not closed, a brace that is not one. */
export const syntax: PageRule = ({ file, text, syntaxFault: fault }) => {
  if (!fault) return [];
  const { place, ...words } = syntaxWords(fault.reason, lineAt(text, fault.line));
  return [{ file, line: fault.line ?? 1, column: fault.column ?? 1, ...place, ...words }];
};

const lineAt = (text: string, line = 1) => text.split('\n')[line - 1] ?? '';
