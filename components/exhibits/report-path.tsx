import { Exhibit, type ExhibitProps } from './exhibit';

type Props = ExhibitProps & {
  steps: {
    name: string;
    detail: string;
    /** For a condition: the words on the way on, and on the way back. */
    yes?: string;
    no?: string;
  }[];
};

/** The way of a suspicion report, from the doubt to the financial intelligence unit. */
export function ReportPath({ steps, caption, page }: Props) {
  return (
    <Exhibit caption={caption} page={page} nameless>
      <ol className="path">
        {steps.map(({ name, detail, yes, no }) => (
          <li key={name} className={no ? 'path-condition' : undefined}>
            <p className="path-step">
              <strong>{name}</strong> <span className="small">{detail}</span>
            </p>
            {yes && <p className="path-yes">{yes}</p>}
            {no && <p className="path-no">{no}</p>}
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
