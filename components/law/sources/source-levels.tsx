import * as z from 'zod';
import { defineBlock, verbatim } from '@/components/blocks/define-block';
import { FilterField } from './filter-field';
import { sentencesOf } from './sentences';
import { wordsOf } from './texts';

/** The head of the register: the field, and its chief texts, the highest over the others. */
export const SourceLevels = defineBlock(
  {
    description:
      'A field to search the register, and its chief texts drawn large: the first over the others, which it governs. Inside: the way to each profession.',
    inside: 'optional',
    anchor: 'trades',
    props: z.strictObject({
      levels: z
        .array(
          z.strictObject({
            reference: verbatim.describe('Its name in `content/law/sources.yml`.'),
            label: z.string().describe('Where it is the law.'),
          }),
        )
        .describe('The texts, the highest first.'),
    }),
  },
  ({ levels, children, context }) => (
    <>
      <FilterField items=".source-articles > li" context={context} />
      <ul className="levels no-print">
        {levels.map(({ reference, label }, index) => {
          const { label: name, about } = wordsOf(reference, context);
          return (
            <li className={index === 0 ? 'specimen green' : 'specimen'} key={reference}>
              <p className="small">{label}</p>
              <p className="specimen-name">
                <a href={`#${reference}`}>{name}</a>
              </p>
              <p>{sentencesOf(about)[0]}</p>
            </li>
          );
        })}
      </ul>
      {children && (
        <div className="filter-ways" id="trades">
          {children}
        </div>
      )}
    </>
  ),
);
