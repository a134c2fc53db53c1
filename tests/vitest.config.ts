import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Vitest takes projects by the alphabet, so the file that builds the site for minutes would come when nothing is
 * left to run beside it: it comes first, and the back end's tests wait meanwhile for other processes.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith('/first-pull-request.test.ts');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

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
    sequence: { sequencer: LongestFirst },
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
