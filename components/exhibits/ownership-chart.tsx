import type { ReactNode } from 'react';
import type { ContentPage } from '@/lib/content';
import { fill, formatPercent } from '@/lib/format';
import type { ExhibitWords } from './exhibit';
import type { OwnerNode } from './ownership';

type Props = {
  client: string;
  nodes: OwnerNode[];
  page: ContentPage;
  words: ExhibitWords;
  /** How a person is drawn. */
  classOf: (node: OwnerNode) => string | undefined;
  /** What is said of a person after the share. */
  verdict: (node: OwnerNode) => ReactNode;
};

/** The client and its owners: a chart where there is room, an indented list elsewhere. */
export function OwnershipChart({ client, nodes, page, words, classOf, verdict }: Props) {
  return (
    <div className="ownership">
      <p className="owner owner-client">
        <strong>{client}</strong> <span className="small">{words.client}</span>
      </p>
      <Owners nodes={nodes} />
    </div>
  );

  function Owners({ nodes }: { nodes: OwnerNode[] }) {
    return (
      <ul className="owners">
        {nodes.map((node) => (
          <li key={node.owner.name}>
            <p className={['owner', classOf(node)].filter(Boolean).join(' ')}>
              <strong>{node.owner.name}</strong> <span className="small">{node.owner.kind}</span>{' '}
              <span className="owner-share">{formatPercent(node.owner.share, page.locale)}</span>
              {node.owner.person && (
                <span className="owner-verdict">
                  {fill(words.indirectShare, {
                    share: formatPercent(node.indirect, page.locale),
                  })}
                  {' · '}
                  {verdict(node)}
                </span>
              )}
            </p>
            {node.owners.length > 0 && <Owners nodes={node.owners} />}
          </li>
        ))}
      </ul>
    );
  }
}
