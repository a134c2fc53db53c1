import type { ReactNode } from 'react';
import { type Country, countries } from '@/lib/law/countries';

type Props = {
  country: Country;
  /** What is inside, where it is folded. */
  summary: string;
  children: ReactNode;
};

/** What holds in the first country stands open; what holds in another is folded, but on paper. */
export const CountryPart = ({ country, summary, children }: Props) =>
  country === countries[0] ? (
    children
  ) : (
    <details className="details">
      <summary>{summary}</summary>
      {children}
    </details>
  );
