/** What the JSON report of Vitest holds, as far as it is read here. */
export type VitestReport = {
  testResults?: {
    /** The test file. */
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** What the JSON report of Playwright holds, as far as it is read here. */
export type PlaywrightReport = { suites?: PlaywrightSuite[] };
type PlaywrightSuite = {
  title: string;
  specs?: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
};

/** The file and the full name of each test that failed; of a file that did not load its name. */
export function failedInVitest({ testResults = [] }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${name} › ${fullName}`) : [name];
    });
}

/** The file and the full name of each browser test that failed, at its last attempt too. */
export function failedInPlaywright({ suites = [] }: PlaywrightReport): string[] {
  return suites.flatMap(({ title, specs = [], suites }) =>
    [
      ...specs.filter(({ ok }) => !ok).map((spec) => spec.title),
      ...failedInPlaywright({ suites }),
    ].map((name) => `${title} › ${name}`),
  );
}
