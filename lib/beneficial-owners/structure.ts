/** What stands in a chain of holdings. A trust is a trust or a French fiducie. */
export const kinds = ['person', 'company', 'trust'] as const;
export type Kind = (typeof kinds)[number];

/** The parties of a trust or fiducie (CMF, R.561-3-0). */
export const roles = ['settlor', 'trustee', 'beneficiary', 'protector'] as const;
export type Role = (typeof roles)[number];

export type Entity = {
  id: string;
  name: string;
  kind: Kind;
  /** A person who controls the client by other means than capital or votes. */
  controls?: boolean;
};

/** What one entity holds in another: a percentage of a company, or a role in a trust. */
export type Holding = {
  /** Ids of the two. */
  holder: string;
  of: string;
  /** Percent of capital or votes, as typed: "33,33". */
  share?: string;
  role?: Role;
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
