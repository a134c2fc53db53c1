import { openSync } from 'node:fs';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file all functions of the backend tests write their log to. */
    functionLog: string;
  }
}

/**
 * Where functions that a test starts write their log: what they say of faults a test provokes is no
 * news. Beside a test that fails it is shown (show-function-log.ts).
 */
export const functionLog = openSync(inject('functionLog'), 'a');
