import { expect, test } from 'vitest';
import { readReport } from '@/scripts/lib/test-report';

test('a failed test is named with its file, and a file that does not load by itself', () => {
  const report = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="4" failures="2">
  <testsuite name="tests/a.test.ts">
    <testcase classname="tests/a.test.ts" name="it adds"></testcase>
    <testcase classname="tests/a.test.ts" name="numbers &gt; it divides">
      <failure message="expected 1 to be 2">at line 3</failure>
    </testcase>
    <testcase classname="tests/a.test.ts" name="it waits"><skipped/></testcase>
  </testsuite>
  <testsuite name="tests/b.test.ts">
    <testcase classname="tests/b.test.ts" name="tests/b.test.ts"><failure/></testcase>
  </testsuite>
</testsuites>`;
  expect(readReport(report)).toEqual({
    passed: 1,
    failed: ['tests/a.test.ts › numbers > it divides', 'tests/b.test.ts'],
  });
});

test('what a browser test printed is no result', () => {
  const report = `<testsuites><testsuite name="menu.spec.ts">
<testcase name="on a phone › it closes" classname="menu.spec.ts">
<system-out><![CDATA[<failure>]]></system-out>
</testcase>
</testsuite></testsuites>`;
  expect(readReport(report)).toEqual({ passed: 1, failed: [] });
});

test('a runner that wrote no report adds nothing', () => {
  expect(readReport('')).toEqual({ passed: 0, failed: [] });
});
