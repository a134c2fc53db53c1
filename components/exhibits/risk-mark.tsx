import type { ContentPage } from '@/lib/content';
import { exhibitWords } from './exhibit';

export type RiskLevel = 'low' | 'medium' | 'high';

const shapes: Record<RiskLevel, string> = { low: '●', medium: '▲', high: '■' };

/** A risk level as word, shape and colour: never colour alone. */
export function RiskMark({ level, page }: { level: RiskLevel; page: ContentPage }) {
  return (
    <span className={`risk risk-${level}`}>
      <span aria-hidden="true">{shapes[level]}</span> {exhibitWords(page)[level]}
    </span>
  );
}
