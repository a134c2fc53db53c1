import { lintRule } from 'unified-lint-rule';
import { problem } from '../problem';

/** Contentlayer cannot read the line endings of Windows. */
export const lineEndings = lintRule('content:line-endings', (_, file) => {
  const [first = '', ...others] = String(file).split('\r\n');
  if (others.length > 0)
    problem(
      file,
      { line: 1, column: first.length + 1 },
      'The file has Windows line endings (CRLF).',
      'Save it with LF line endings: editors show the setting at the bottom right.',
    );
});
