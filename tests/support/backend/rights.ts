import type { Database, Role } from '@/supabase/local/database';
import type { Thing } from './catalogue';

export const roles: Role[] = ['anon', 'authenticated', 'service_role'];

/** What is tried on a thing: a letter for the matrix, and the statement. */
type Attempt = readonly [letter: string, sql: string];

function attempts({ kind, name }: Thing): Attempt[] {
  if (kind === 'schema') return [['c', `create table ${name}.made_by_a_test ()`]];
  if (kind === 'table')
    return [
      ['d', `delete from ${name}`],
      ['t', `truncate ${name} cascade`],
    ];
  if (kind === 'sequence')
    return [
      ['s', `select last_value from ${name}`],
      ['n', `select nextval('${name}')`],
    ];
  if (kind === 'function') {
    const types = name
      .slice(name.indexOf('(') + 1, -1)
      .split(',')
      .filter(Boolean);
    const nulls = types.map((type) => `null::${type}`).join(', ');
    return [['x', `select ${name.slice(0, name.indexOf('('))}(${nulls})`]];
  }
  const dot = name.lastIndexOf('.');
  const [table, column] = [name.slice(0, dot), name.slice(dot + 1)];
  return [
    ['s', `select ${column} from ${table}`],
    ['i', `insert into ${table} (${column}) values (default)`],
    ['u', `update ${table} set ${column} = default`],
  ];
}

/** The letters of what the role may do with it, a dash in the place of what it may not. */
export async function rightsOf(database: Database, role: Role, thing: Thing): Promise<string> {
  let letters = '';
  for (const [letter, sql] of attempts(thing))
    letters += (await may(database, role, sql)) ? letter : '-';
  return letters;
}

class Undo extends Error {}

/** A result of PGlite or of pg. */
type Result = { rows: unknown[]; affectedRows?: number; rowCount?: number };

/**
 * Runs a statement under a role, and takes it back. True where it reached rows, or failed only at
 * what the rows must be; false where it was refused, or reached none of the rows that are there.
 * @throws Error where it failed for a reason that has nothing to do with rights.
 */
async function may(database: Database, role: Role, sql: string): Promise<boolean> {
  let reached = false;
  try {
    await database.as(role, async (query) => {
      const { rows, affectedRows, rowCount } = (await query(sql)) as Result;
      const touched = Math.max(rows.length, rowCount ?? 0, affectedRows ?? 0);
      reached = touched > 0 || sql.startsWith('truncate') || sql.startsWith('create');
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return reached;
    const { code = '' } = error as { code?: string };
    // Refused; or a view, into which nobody can write.
    if (code === '42501' || code === '55000') return false;
    // An integrity constraint: the role got that far.
    if (code.startsWith('23')) return true;
    throw new Error(`${role}: ${sql}: ${code} ${error}`);
  }
  return reached;
}
