/** The value below which the given share of the values lies, in milliseconds. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How long a piece of work takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Does the same several times, one after the other; the time of each in milliseconds. */
export async function timedOften(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let done = 0; done < times; done++) all.push(await timed(work));
  return all;
}

/** Three figures that matter, without a false precision. */
export const rounded = (value: number) =>
  value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
