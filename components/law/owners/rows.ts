import * as z from 'zod/mini';
import { countries } from '@/lib/countries';
import { type Holding, kinds, roles, type Structure } from '@/lib/law/beneficial-owners';

const text = z.string().check(z.maxLength(80));

/** A line of the calculator: a holder, and what it holds in one company or trust. */
const row = z.object({
  name: text,
  kind: z.enum(kinds),
  /** Id of the line whose holder it holds a part of, or `client`; empty while none is chosen. */
  of: text,
  share: text,
  /** Counted where `votesDiffer`; those of the share where it is empty. */
  votes: text,
  role: z.union([z.enum(roles), z.literal('')]),
  controls: z.boolean(),
});

/** What the form holds: a line by its id, which is `r` and a number. */
export const valuesSchema = z.object({
  client: text,
  country: z.enum(countries),
  votesDiffer: z.boolean(),
  rows: z.record(z.string().check(z.regex(/^r\d{1,4}$/)), row),
});

export type Row = z.infer<typeof row>;
export type Values = z.infer<typeof valuesSchema>;
export type Rows = Values['rows'];

/** The form as it starts, and a line as it is added. */
export const newRow: Row = {
  ...{ name: '', kind: 'person', of: 'client', share: '', votes: '', role: '', controls: false },
};
export const emptyValues = (): Values => ({
  ...{ client: '', country: 'FR', votesDiffer: false },
  rows: { r1: { ...newRow }, r2: { ...newRow } },
});

/** Lines in which something was typed; the others are left out of the calculation. */
export const filledRows = (rows: Rows) =>
  Object.keys(rows).filter((id) => {
    const { name, share, role } = rows[id] as Row;
    return name.trim() || share.trim() || role;
  });

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two names, as typed, are the same. */
export const isSame = (a: string, b: string) => plain(a) === plain(b);

/**
 * The structure that the lines describe: a line's id is its holder's, and its holdings are the lines, in
 * their order. A name is one holder in however many lines it stands; a person and a company may share one.
 */
export function structureOf({ client, rows, votesDiffer }: Values, clientName: string): Structure {
  const ids = filledRows(rows);
  const name = client.trim() || clientName;
  const holders = ids.filter((id) => idOf(id) === id);
  return {
    client: 'client',
    entities: [
      { id: 'client', name, kind: 'company' },
      ...holders.map((id) => ({ id, name: at(id).name.trim(), kind: at(id).kind })),
    ],
    holdings: ids.map((id): Holding => {
      const { of, share, votes, role, kind, controls } = at(id);
      return {
        holder: idOf(id),
        of: of === 'client' || !ids.includes(of) ? of : idOf(of),
        share,
        ...(votesDiffer && { votes }),
        ...(role && { role }),
        controls: controls && kind !== 'trust',
      };
    }),
  };

  function at(id: string) {
    return rows[id] as Row;
  }

  /** The first line of the same holder; the client, where a company holds its own shares. */
  function idOf(id: string): string {
    const row = at(id);
    if (!row.name.trim()) return id;
    if (row.kind === 'company' && isSame(row.name, name)) return 'client';
    return (
      ids.find((other) => at(other).kind === row.kind && isSame(at(other).name, row.name)) ?? id
    );
  }
}

/** The persons who stand in several lines, and in how many. */
export function namesakesIn({ rows }: Values): { name: string; count: number }[] {
  const names = filledRows(rows)
    .map((id) => rows[id] as Row)
    .filter(({ kind, name }) => kind === 'person' && name.trim())
    .map(({ name }) => name.trim());
  const first = names.filter(
    (name, index) => names.findIndex((one) => isSame(one, name)) === index,
  );
  return first
    .map((name) => ({ name, count: names.filter((one) => isSame(one, name)).length }))
    .filter(({ count }) => count > 1);
}
