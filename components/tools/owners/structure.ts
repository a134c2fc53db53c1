import type { Entity, Holding, Kind, Role, Structure } from '@/lib/beneficial-owners';

/** A line of the calculator: one holder, and what it holds in one company or trust. */
type Holder = {
  name: string;
  kind: Kind;
  /** Name of what it holds a part of; the client's where it is left out. */
  of?: string | undefined;
  share?: string | undefined;
  role?: Role | undefined;
  controls?: boolean | undefined;
};

/** A client with the holders above it: a case of the page, or what a visitor typed. */
export type Case = { client: string; holders: Holder[] };

/**
 * The structure that lines describe; its holdings are the lines, in their order. A name is one holder in
 * however many lines it stands; a person and a company may share one.
 */
export function structureOf({ client, holders }: Case): Structure {
  const entities = new Map<string, Entity>();
  addEntity({ name: client, kind: 'company' });
  const holdings = holders.map((holder): Holding => {
    const { of = client, share, role } = holder;
    const target = holders.find(({ name, kind }) => kind !== 'person' && isSame(name, of));
    return {
      holder: addEntity(holder),
      of: idOf({ name: of, kind: isSame(of, client) ? 'company' : (target?.kind ?? 'person') }),
      ...(share !== undefined && { share }),
      ...(role && { role }),
    };
  });
  return {
    client: idOf({ name: client, kind: 'company' }),
    entities: [...entities.values()],
    holdings,
  };

  function addEntity(holder: Holder): string {
    const id = idOf(holder);
    const { name, kind, controls } = holder;
    const entity = entities.get(id) ?? { id, name: name.trim(), kind };
    entities.set(id, controls ? { ...entity, controls } : entity);
    return id;
  }
}

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two names, as typed, are the same. */
export const isSame = (a: string, b: string) => plain(a) === plain(b);

const idOf = ({ name, kind }: Pick<Holder, 'name' | 'kind'>) => `${kind}:${plain(name)}`;
