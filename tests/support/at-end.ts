import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Stops what a test has started once it is over, what a file has started after its tests; the latest first. */
export function atEnd(stop: () => unknown) {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  register(async () => {
    await stop();
  });
}
