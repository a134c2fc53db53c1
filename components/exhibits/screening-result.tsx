import * as z from 'zod';
import { TableHead } from '@/components/blocks/data-table';
import { defineBlock } from '@/components/blocks/define-block';
import { fill, formatDate, formatFileDate } from '@/lib/format';
import { Chip, caption, day, Exhibit, initials, LedgerTable } from './exhibit';
import { Match, matchProps } from './match';

export const ScreeningResult = defineBlock(
  {
    description:
      'A screening: which lists were read on which day, and what became of each suggested match.',
    props: z.strictObject({
      name: z.string().describe('The person looked for.'),
      born: day.describe('Day of birth, as "1961-03-14".'),
      sources: z
        .array(
          z.strictObject({
            name: z.string().describe('Name of the list.'),
            checkedOn: day.describe('Day on which it was read, as "2026-11-21".'),
            matches: z.int().describe('How many names on it look alike.'),
          }),
        )
        .describe('The lists that were read.'),
      candidates: z.array(matchProps).describe('The suggested matches.'),
      reviewer: initials,
      caption,
    }),
  },
  (props) => {
    const { name, born, sources, candidates, reviewer, caption, context } = props;
    const { page } = context;
    const words = context.words.exhibits;
    return (
      <Exhibit
        kind="screeningResult"
        title={name}
        detail={fill(words.born, { date: formatDate(born, page.locale) })}
        by={reviewer}
        caption={caption}
        context={context}
      >
        <LedgerTable className="ledger-cards">
          <TableHead heads={[words.source, words.checkedOn, words.matches]} />
          <tbody>
            {sources.map((source) => (
              <tr key={source.name}>
                <th scope="row">{source.name}</th>
                <td data-label={words.checkedOn}>
                  {formatFileDate(source.checkedOn, page.locale)}
                </td>
                <td data-label={words.matches}>
                  <Chip alert={source.matches > 0}>{source.matches || words.none}</Chip>
                </td>
              </tr>
            ))}
          </tbody>
        </LedgerTable>
        <ul className="exhibit-list">
          {candidates.map((candidate) => (
            <li key={candidate.name}>
              <Match {...candidate} context={context} />
            </li>
          ))}
        </ul>
      </Exhibit>
    );
  },
);
