/** Says what is being done, and how long it took. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  process.stdout.write(`${what} … `);
  const start = performance.now();
  try {
    const result = await work();
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('failed');
    throw error;
  }
}

/** Runs a command line's work: a failure is one clear message and exit code 1. */
export function main(work: () => Promise<unknown>) {
  work().catch((error) => {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
}
