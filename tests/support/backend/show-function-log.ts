import { readFileSync, statSync } from 'node:fs';
import { beforeEach, inject } from 'vitest';

/** The longest part of a log that is shown. */
const maxCharacters = 10_000;

/* Runs before every backend test: if it fails, shows the functions' log of that time. */
beforeEach(({ onTestFailed }) => {
  const file = inject('functionLog');
  const { size } = statSync(file);
  onTestFailed(() => {
    const log = readFileSync(file).subarray(size).toString().slice(-maxCharacters);
    if (log) console.error(`Log of the functions meanwhile, of other tests too:\n${log}`);
  });
});
