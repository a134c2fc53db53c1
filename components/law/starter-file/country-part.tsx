import type { ReactNode } from 'react';
import { type Country, countries } from '@/lib/countries';

type Props = {
  country: Country;
  /** What is inside, where it is folded. */
  summary: string;
  /** Whether what holds in the first country is folded on a phone. */
  long?: boolean;
  children: ReactNode;
};

/** The first country stands open where there is room; any other is folded, except on paper. */
export function CountryPart({ country, summary, long, children }: Props) {
  const isFirst = country === countries[0];
  if (isFirst && !long) return children;
  return (
    <details className={isFirst ? 'details details-narrow' : 'details'}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
