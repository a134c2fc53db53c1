import { Exhibit, type ExhibitProps, exhibitWords } from './exhibit';

type Props = ExhibitProps & {
  steps: { place: string; what: string; access: string; protection: string }[];
};

/** Where data travel: each place, what arrives there, who reads it, how it is protected. */
export function DataFlow({ steps, caption, page }: Props) {
  const words = exhibitWords(page);
  return (
    <Exhibit caption={caption} page={page} nameless>
      <ol className="flow">
        {steps.map(({ place, what, access, protection }) => (
          <li key={place}>
            <p className="flow-place">{place}</p>
            <dl>
              <dt>{words.what}</dt>
              <dd>{what}</dd>
              <dt>{words.access}</dt>
              <dd>{access}</dd>
              <dt>{words.protection}</dt>
              <dd>{protection}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
