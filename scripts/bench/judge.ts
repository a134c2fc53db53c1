import { startPlatform } from '@/supabase/local/platform';
import { printTable } from '../print-table';
import { step } from '../lib/cli';
import { compared, type Figures, type Judged } from './baseline';
import { lighthouse } from './lighthouse';
import { serveSecurely } from './serve-securely';
import { servedCopy } from './yardstick';

/**
 * Runs Lighthouse on pages, as on a phone, and prints scores, the largest paint by that of the
 * hand-written page, blocking time and layout shift.
 * @param runs the median of so many
 * @returns the figures of these pages over those of before.
 */
export async function judge(
  before: Figures,
  pages: string[],
  runs: number,
): Promise<Figures['lighthouse']> {
  // With somebody to take the page views.
  const platform = await startPlatform();
  const server = await serveSecurely(3000, await servedCopy());
  const results: Record<string, Judged> = {};
  try {
    const yardsticks: number[] = [];
    for (const page of pages)
      await step(`Lighthouse ${page}`, async () => {
        // Beside each page, so that both see the same moods of the machine.
        const yardstick = await lighthouse(`${server.url}/hand-written`, runs);
        const { lcp, ...scores } = await lighthouse(server.url + page, runs);
        yardsticks.push(yardstick.lcp);
        results[page] = { ...scores, lcpRatio: Number((lcp / yardstick.lcp).toFixed(2)) };
      });
    console.log(
      `\nThe hand-written page: ${Math.min(...yardsticks)} to ${Math.max(...yardsticks)} ms.`,
    );
  } finally {
    await server.stop();
    await platform.stop();
  }
  printTable(
    'Lighthouse, on a phone: scores, largest paint by that of the hand-written page, blocking time, shift',
    Object.entries(results).map(([page, scores]) => ({
      page,
      ...Object.fromEntries(
        Object.entries(scores).map(([name, figure]) => [
          name,
          compared(figure, before.lighthouse[page]?.[name as keyof Judged]),
        ]),
      ),
    })),
  );
  return { ...before.lighthouse, ...results };
}
