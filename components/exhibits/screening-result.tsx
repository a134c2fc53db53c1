import * as z from 'zod';
import { fill, formatDate, formatShortDate } from '@/lib/format';
import { caption, day, Exhibit, type ExhibitProps } from './exhibit';

export const screeningResultProps = z
  .strictObject({
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
    candidates: z
      .array(
        z.strictObject({
          name: z.string().describe('Name on the list.'),
          score: z.number().describe('Similarity of the names, 0 to 100.'),
          reason: z.string().describe('What the decision rests on.'),
          decision: z.enum(['discarded', 'confirmed', 'open']).describe('What became of it.'),
        }),
      )
      .describe('The suggested matches.'),
    caption,
  })
  .meta({
    description:
      'A screening: which lists were read on which day, and what became of each suggested match.',
  });

export function ScreeningResult(props: ExhibitProps<typeof screeningResultProps>) {
  const { name, born, sources, candidates, caption, page, words } = props;
  return (
    <Exhibit kind="screeningResult" caption={caption} words={words}>
      <div className="exhibit-head">
        <p className="exhibit-title">{name}</p>
        <p className="small">{fill(words.born, { date: formatDate(born, page.locale) })}</p>
      </div>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{words.source}</th>
            <th scope="col">{words.checkedOn}</th>
            <th scope="col">{words.matches}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source.name}>
              <th scope="row">{source.name}</th>
              <td>{formatShortDate(source.checkedOn, page.locale)}</td>
              <td>{source.matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="screening-result">
        {candidates.map((candidate) => (
          <li key={candidate.name}>
            <strong>{candidate.name}</strong>
            <span>
              {words.score} {candidate.score} / 100
            </span>
            <span>{candidate.reason}</span>
            <span
              className={`screening-result-decision${candidate.decision === 'open' ? ' screening-result-open' : ''}`}
            >
              {words[candidate.decision]}
            </span>
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}
