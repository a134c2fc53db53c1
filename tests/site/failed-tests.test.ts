import { expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest } from '@/scripts/lib/failed-tests';

test('a failed test is named with its file, and a file that does not load by itself', () => {
  const report = {
    testResults: [
      {
        name: 'tests/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'it adds' },
          { status: 'failed', fullName: 'numbers it divides' },
        ],
      },
      { name: 'tests/b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'tests/c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(failedInVitest(report)).toEqual([
    'tests/a.test.ts › numbers it divides',
    'tests/b.test.ts',
  ]);
});

test('a failed browser test is named with its file and what it stands in', () => {
  const report = {
    suites: [
      {
        title: 'menu.spec.ts',
        specs: [{ title: 'it opens', ok: true }],
        suites: [{ title: 'on a phone', specs: [{ title: 'it closes', ok: false }] }],
      },
    ],
  };
  expect(failedInPlaywright(report)).toEqual(['menu.spec.ts › on a phone › it closes']);
});

test('a runner that wrote no report adds nothing', () => {
  expect([...failedInVitest({}), ...failedInPlaywright({})]).toEqual([]);
});
