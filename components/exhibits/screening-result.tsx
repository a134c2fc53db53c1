import { fill, formatDate, formatShortDate } from '@/lib/format';
import { Exhibit, type ExhibitProps, exhibitWords } from './exhibit';

type Props = ExhibitProps & {
  /** The person looked for. */
  name: string;
  /** ISO date of birth. */
  born: string;
  sources: { name: string; checkedOn: string; matches: number }[];
  candidates: {
    name: string;
    /** Similarity of the names, 0 to 100. */
    score: number;
    reason: string;
    decision: 'discarded' | 'confirmed' | 'open';
  }[];
};

/** A screening: which lists were read on which day, and what became of each suggested match. */
export function ScreeningResult({ name, born, sources, candidates, caption, page }: Props) {
  const words = exhibitWords(page);
  return (
    <Exhibit caption={caption} page={page}>
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
      <ul className="candidates">
        {candidates.map((candidate) => (
          <li key={candidate.name}>
            <strong>{candidate.name}</strong>
            <span>
              {words.score} {candidate.score} / 100
            </span>
            <span>{candidate.reason}</span>
            <span className={`decision-${candidate.decision}`}>{words[candidate.decision]}</span>
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}
