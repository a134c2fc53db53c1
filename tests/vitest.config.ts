import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      {
        find: 'contentlayer/generated',
        replacement: `${root}.contentlayer/generated/index.mjs`,
      },
    ],
  },
  test: {
    // What a test provokes is no news; beside a test that fails it is shown.
    silent: 'passed-only',
    // One more than cores are usual: most of the time a test waits for another process.
    maxWorkers: 3,
    // On an idle machine a test takes seconds; beside other work it may take a minute. These limits end
    // what hangs, and nothing else; a test that builds sets its own.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'lint',
          include: ['tests/lint/**/*.test.ts'],
          // Files share the rules, which take longer to load than most of them to run.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/set-up-site.ts'],
          // Files share the parsed pages.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          globalSetup: ['tests/support/backend/set-up.ts'],
          setupFiles: ['tests/support/backend/show-function-log.ts'],
          // Files share what they import: it takes longer to load than most of them to run.
          isolate: false,
        },
      },
    ],
  },
});
