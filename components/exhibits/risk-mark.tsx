import { Mark } from '@/components/layout/mark';
import type { ContentPage } from '@/lib/content';
import { exhibitWords } from './exhibit';

export type RiskLevel = 'low' | 'medium' | 'high';

const shapes = { low: 'dot', medium: 'triangle', high: 'square' } as const;

/** A risk level as word, shape and colour: never colour alone. */
export function RiskMark({ level, page }: { level: RiskLevel; page: ContentPage }) {
  return (
    <span className={`risk risk-${level}`}>
      <Mark shape={shapes[level]} /> {exhibitWords(page)[level]}
    </span>
  );
}
