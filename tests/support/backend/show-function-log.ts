import { readFileSync, statSync } from 'node:fs';
import { beforeEach, inject } from 'vitest';

/** As much of a log as a person reads, in characters. */
const longest = 10_000;

/* Run before every backend test: where it fails, shows what functions said while it ran. */
beforeEach(({ onTestFailed }) => {
  const file = inject('functionLog');
  const { size } = statSync(file);
  onTestFailed(() => {
    const said = readFileSync(file).subarray(size).toString().slice(-longest);
    if (said) console.error(`Functions said meanwhile, also those of other tests:\n${said}`);
  });
});
