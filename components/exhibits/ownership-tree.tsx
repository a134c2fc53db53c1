import { fill, formatPercent } from '@/lib/format';
import { Exhibit, type ExhibitProps, exhibitWords } from './exhibit';
import { type Owner, ownership } from './ownership';

type Props = ExhibitProps & {
  client: string;
  owners: Owner[];
  /** Percent of capital or votes above which a person is a beneficial owner (CMF, R.561-1: 25). */
  threshold: number;
};

/** The owners of a client up to the natural persons, shares multiplied along each chain. */
export function OwnershipTree({ client, owners, threshold, caption, page }: Props) {
  const words = exhibitWords(page);
  return (
    <Exhibit caption={caption} page={page}>
      <div className="tree">
        <p className="tree-node tree-client">
          <strong>{client}</strong> <span className="small">{words.client}</span>
        </p>
        <Owners of={ownership(owners, threshold)} />
      </div>
    </Exhibit>
  );

  function Owners({ of }: { of: ReturnType<typeof ownership> }) {
    return (
      <ul className="tree-owners">
        {of.map(({ owner, indirect, beneficial, owners: above }) => (
          <li key={owner.name}>
            <p className={beneficial ? 'tree-node tree-beneficial' : 'tree-node'}>
              <strong>{owner.name}</strong> <span className="small">{owner.kind}</span>{' '}
              <span className="tree-share">{formatPercent(owner.share, page.locale)}</span>
              {owner.person && (
                <span className="tree-verdict">
                  {fill(words.indirectShare, { share: formatPercent(indirect, page.locale) })}
                  {' · '}
                  {beneficial ? words.beneficialOwner : words.notBeneficialOwner}
                </span>
              )}
            </p>
            {above.length > 0 && <Owners of={above} />}
          </li>
        ))}
      </ul>
    );
  }
}
