import type { ReactNode } from 'react';

/** An owner as it is drawn, with its own owners. */
export type ChartNode = {
  /** Unique among its neighbours. */
  key: string;
  name: string;
  /** What it is: holding, trust, founder. */
  kind: string;
  /** What it holds of the level below, in words: 42 %. */
  share: string;
  className?: string;
  /** What is said of a person. */
  verdict?: ReactNode;
  owners: ChartNode[];
};

type Props = {
  client: string;
  /** What the client is called: Client. */
  clientLabel: string;
  nodes: ChartNode[];
};

/** The client and its owners: a chart where there is room, an indented list elsewhere. */
export function OwnershipChart({ client, clientLabel, nodes }: Props) {
  return (
    <div className="ownership">
      <p className="owner owner-client">
        <strong>{client}</strong> <span className="small">{clientLabel}</span>
      </p>
      <Owners nodes={nodes} />
    </div>
  );
}

function Owners({ nodes }: { nodes: ChartNode[] }) {
  return (
    <ul className="owners">
      {nodes.map(({ key, name, kind, share, className, verdict, owners }) => (
        <li key={key}>
          <p className={className ? `owner ${className}` : 'owner'}>
            <strong>{name}</strong> <span className="small">{kind}</span>{' '}
            <span className="owner-share">{share}</span>
            {verdict && <span className="owner-verdict">{verdict}</span>}
          </p>
          {owners.length > 0 && <Owners nodes={owners} />}
        </li>
      ))}
    </ul>
  );
}
