import type { PartOf } from '@/components/blocks/parts-in';
import type { BlockContext } from '@/lib/block-context';
import { fill, formatDate } from '@/lib/format';
import type { ScopeResult } from './parts';

type Result = Pick<PartOf<typeof ScopeResult>, 'verdict' | 'day'>;

/**
 * What is stamped on a result. Its title says for which part of the work it holds: the stamp neither
 * contradicts nor repeats it. Where the law is silent, it carries the day of the review, or of the change.
 */
export function stampOf(country: string, { verdict, day }: Result, { page, words }: BlockContext) {
  const date = formatDate(day ?? page.reviewedOn, page.locale);
  const stamp = day ? date : fill(words.scope.asOf, { date });
  return `${country} · ${verdict === 'no' ? stamp : words.scope.verdicts.yes}`;
}
