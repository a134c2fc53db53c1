import * as z from 'zod';
import { fill, formatPercent } from '@/lib/format';
import { caption, Exhibit, type ExhibitProps } from './exhibit';
import { type OwnerNode, owner, ownership } from './ownership';

export const ownershipTreeProps = z
  .strictObject({
    client: z.string().describe('Name of the client.'),
    owners: z.array(owner).describe('Who owns the client directly.'),
    threshold: z
      .number()
      .describe(
        'Percent of capital or votes above which a person is a beneficial owner (CMF, R.561-1: 25).',
      ),
    caption,
  })
  .meta({
    description:
      'The owners of a client up to the natural persons; shares are multiplied along each chain and added up.',
  });

export function OwnershipTree(props: ExhibitProps<typeof ownershipTreeProps>) {
  const { client, owners, threshold, caption, page, words } = props;
  return (
    <Exhibit kind="ownership" caption={caption} words={words}>
      <div className="ownership-tree">
        <p>
          <strong>{client}</strong> <span className="small">{words.client}</span>
        </p>
        <Owners nodes={ownership(owners, threshold)} />
      </div>
    </Exhibit>
  );

  function Owners({ nodes }: { nodes: OwnerNode[] }) {
    return (
      <ul className="ownership-tree-owners">
        {nodes.map(({ owner, indirect, beneficial, owners: above }) => (
          <li key={owner.name}>
            <p className={beneficial ? 'ownership-tree-beneficial' : undefined}>
              <strong>{owner.name}</strong> <span className="small">{owner.kind}</span>{' '}
              <span className="ownership-tree-share">
                {formatPercent(owner.share, page.locale)}
              </span>
              {owner.person && (
                <span className="ownership-tree-verdict">
                  {fill(words.indirectShare, { share: formatPercent(indirect, page.locale) })}
                  {' · '}
                  {beneficial ? words.beneficialOwner : words.notBeneficialOwner}
                </span>
              )}
            </p>
            {above.length > 0 && <Owners nodes={above} />}
          </li>
        ))}
      </ul>
    );
  }
}
