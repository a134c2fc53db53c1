import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Chip } from './exhibit';

export const Provenance = defineBlock(
  {
    description:
      'The years of a work from its first paper to its sale, with those that no paper covers.',
    props: z.strictObject({
      title: z.string().describe('What the line is of.'),
      from: z.int().describe('Year of the first paper.'),
      gapFrom: z.int().describe('First year without one.'),
      gapTo: z.int().describe('Last year without one.'),
      gap: z.string().describe('What such years are called.'),
      to: z.int().describe('Year of the sale.'),
    }),
  },
  ({ title, from, gapFrom, gapTo, gap, to }) => {
    const xAt = (year: number) => `${Math.round(((year - from) / (to - from)) * 1000) / 10}%`;
    return (
      <figure className="provenance no-print">
        <figcaption className="row">
          <span className="kyc-file-title">{title}</span>{' '}
          <Chip alert>{`${gap} ${gapFrom}-${gapTo}`}</Chip>
        </figcaption>
        <svg aria-hidden="true">
          <line x2={xAt(gapFrom)} y1="50%" y2="50%" />
          <line x1={xAt(gapFrom)} x2={xAt(gapTo)} y1="50%" y2="50%" strokeDasharray="3 6" />
          <line x1={xAt(gapTo)} x2="100%" y1="50%" y2="50%" />
        </svg>
        {/* A column for each year, of which four have their number. */}
        <p aria-hidden="true" data-markdown="none">
          {[...Array(to - from + 1).keys()].map((nth) => (
            <span key={nth}>{[from, gapFrom, gapTo, to].includes(from + nth) && from + nth}</span>
          ))}
        </p>
      </figure>
    );
  },
);
