import { openSync } from 'node:fs';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The log file of all functions of the backend tests. */
    functionLog: string;
  }
}

/**
 * The log of functions that tests start. Faults that a test provokes are no news, so it is shown only
 * beside a failed test (show-function-log.ts).
 */
export const functionLog = openSync(inject('functionLog'), 'a');
