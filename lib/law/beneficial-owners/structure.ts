/** The kinds of entity in a chain of holdings; `trust` includes the French fiducie. */
export const kinds = ['person', 'company', 'trust'] as const;
export type Kind = (typeof kinds)[number];

/** The parties of a trust or fiducie (CMF, R.561-3-0; Regulation (EU) 2024/1624, art. 58). */
export const roles = ['settlor', 'trustee', 'beneficiary', 'protector'] as const;
export type Role = (typeof roles)[number];

export type Entity = {
  id: string;
  name: string;
  kind: Kind;
  /** A person who controls the client by other means than capital or votes. */
  controls?: boolean;
};

/** What one entity holds in another: a part of a company, or a role in a trust. */
export type Holding = {
  /** Ids of the two; the same one twice where a company holds its own shares. */
  holder: string;
  of: string;
  /** Part of the capital, as typed: "33,33", "1/3". */
  share?: string;
  /** Part of the votes, where it is not that of the capital. */
  votes?: string;
  role?: Role;
  /** The holder controls the company by other means than this holding. */
  controls?: boolean;
};

/** A client and everything that is known above it. */
export type Structure = {
  /** Id of the client, which is one of the entities. */
  client: string;
  entities: Entity[];
  holdings: Holding[];
};

/** How far a chain may reach above the client, and how many holders a structure may have. */
export const maxLevels = 5;
export const maxHolders = 30;
