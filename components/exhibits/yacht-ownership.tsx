import { fill } from '@/lib/format';
import { Exhibit, type ExhibitProps, exhibitWords } from './exhibit';

type Props = ExhibitProps & {
  yacht: string;
  flag: string;
  /** From the owning company up to the natural person. */
  links: { name: string; kind: string; country: string; evidence: string; person?: boolean }[];
};

/** The chain from a yacht to the person behind it, each link with its country and its proof. */
export function YachtOwnership({ yacht, flag, links, caption, page }: Props) {
  const words = exhibitWords(page);
  return (
    <Exhibit caption={caption} page={page}>
      <ol className="chain">
        <li className="chain-yacht">
          <strong>{yacht}</strong>
          <span>{fill(words.flag, { flag })}</span>
        </li>
        {links.map(({ name, kind, country, evidence, person }) => (
          <li key={name} className={person ? 'chain-person' : undefined}>
            <strong>{name}</strong>
            <span>
              {kind}, {country}
            </span>
            <span className="small">{fill(words.evidence, { evidence })}</span>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
