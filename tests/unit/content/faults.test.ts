import { beforeAll, describe, expect, test } from 'vitest';
import { blockFaults } from '../../fixtures/content-faults/blocks';
import { frontMatterFaults } from '../../fixtures/content-faults/front-matter';
import { languageFaults } from '../../fixtures/content-faults/language';
import { siteFaults } from '../../fixtures/content-faults/site';
import { syntaxFaults } from '../../fixtures/content-faults/syntax';
import { textFaults } from '../../fixtures/content-faults/text';
import { faultsAfter } from '../../support/broken-content';

// The dictionaries take a second to read, and longer beside other work.
beforeAll(() => void faultsAfter({}), 120_000);

test('the content has no fault', () => {
  expect(faultsAfter({})).toEqual([]);
});

describe.each([
  ['front matter', frontMatterFaults],
  ['files, addresses, data', siteFaults],
  ['blocks and props', blockFaults],
  ['tags and braces', syntaxFaults],
  ['links, headings, words', textFaults],
  ['typography, spelling, terms', languageFaults],
])('%s', (_, cases) => {
  test.each(cases)('$breaks', ({ edits, says }) => {
    const said = faultsAfter(edits).map(
      ({ file, line, column, message, advice }) =>
        `${file}:${line}:${column} | ${message} | ${advice}`,
    );
    expect(said).toEqual(says);
  });
});
