import { readFile, writeFile } from 'node:fs/promises';
import type { PageBytes } from '../measure';
import type { Scores } from './lighthouse';

const file = 'scripts/bench/baseline.json';

/** Lighthouse's figures of a page; times only as a ratio to the hand-written page of the same run. */
export type Judged = Omit<Scores, 'lcp'> & { lcpRatio: number };

/** The figures of a whole run, by page and by number of pages. */
export type Figures = {
  measuredOn: string;
  bytes: Record<string, Omit<PageBytes, 'page'>>;
  lighthouse: Record<string, Judged>;
  builds: Record<string, { seconds: number; memory: number }>;
};

/** The figures that were committed last. */
export async function readBaseline(): Promise<Figures> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Makes these figures the ones to compare with. */
export async function writeBaseline(figures: Figures) {
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\nWritten to ${file}.`);
}

/** A figure with what has changed since the baseline: `12,345 (+210)`. */
export function compared(now: number, before: number | undefined): string {
  const shown = now.toLocaleString('en-GB');
  if (before === undefined) return `${shown} (new)`;
  const change = Number((now - before).toFixed(3));
  if (change === 0) return shown;
  return `${shown} (${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en-GB')})`;
}
