import type { Database, Query, Role, Rows } from './database.ts';

/** A call to /rest/v1, parsed by the gateway. */
type RestCall = {
  method: string;
  /** The table, or the function after `rpc/`. */
  path: string;
  params: URLSearchParams;
  headers: Headers;
  /** Parsed JSON. */
  body: unknown;
  role: Role;
};

type RestResponse = { status: number; body?: unknown };

const name = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;

/**
 * The part of PostgREST that the site's calls need: insert, select and update with `eq` filters, and
 * functions by name. Statuses and error bodies are PostgREST's.
 */
export async function rest(database: Database, call: RestCall): Promise<RestResponse> {
  try {
    return await database.as(call.role, (query) => run(query, call));
  } catch (error) {
    return failure(error as PostgresError, call.role);
  }
}

async function run(query: Query, call: RestCall): Promise<RestResponse> {
  const [first, second] = call.path.split('/');
  if (!first) return { status: 404, body: { message: 'No table named.' } };
  if (first === 'rpc') return { status: 200, body: await callFunction(query, second ?? '', call) };
  if (call.method === 'POST') return insert(query, first, call);
  if (call.method === 'PATCH') return update(query, first, call);
  if (call.method === 'GET') return { status: 200, body: (await select(query, first, call)).rows };
  return { status: 405, body: { message: `${call.method} is not supported here.` } };
}

async function insert(query: Query, table: string, { body, headers }: RestCall) {
  const rows = (Array.isArray(body) ? body : [body]) as Record<string, unknown>[];
  const columns = Object.keys(rows[0] ?? {})
    .map(name)
    .join(', ');
  const full = headers.get('prefer')?.includes('return=representation');
  const { rows: inserted } = await query(
    `insert into public.${name(table)} (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.${name(table)}, $1::jsonb)
     ${full ? 'returning *' : ''}`,
    [JSON.stringify(rows)],
  );
  return { status: 201, body: full ? inserted : undefined };
}

async function update(query: Query, table: string, { body, params }: RestCall) {
  const values = Object.entries((body ?? {}) as Record<string, unknown>);
  if (values.length === 0) return { status: 204 };
  const filter = filters(params, values.length);
  const set = values.map(([column], index) => `${name(column)} = $${index + 1}`).join(', ');
  await query(`update public.${name(table)} set ${set} ${filter.sql}`, [
    ...values.map(([, value]) => value),
    ...filter.values,
  ]);
  return { status: 204 };
}

function select(query: Query, table: string, { params }: RestCall): Promise<Rows> {
  const filter = filters(params, 0);
  const columns = (params.get('select') ?? '*').split(',').map((c) => (c === '*' ? c : name(c)));
  return query(
    `select ${columns.join(', ')} from public.${name(table)} ${filter.sql}`,
    filter.values,
  );
}

/**
 * `?id=eq.1&type=eq.demo` as a where clause; the first parameter has the number `from + 1`.
 * @throws NotSupported for anything else: ignoring a filter would reach every row.
 */
function filters(params: URLSearchParams, from: number) {
  const equal = [...params].filter(([key]) => key !== 'select');
  for (const [key, value] of equal)
    if (!value.startsWith('eq.')) throw new NotSupported(`${key}=${value}`);
  const conditions = equal.map(([column], index) => `${name(column)} = $${from + index + 1}`);
  return {
    sql: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '',
    values: equal.map(([, value]) => value.slice('eq.'.length)),
  };
}

/** A parameter that PostgREST supports and this does not. */
class NotSupported extends Error {
  code = 'PGRST100';
  constructor(parameter: string) {
    super(`${parameter} is not supported: supabase/local/rest.ts only knows eq filters.`);
  }
}

async function callFunction(query: Query, functionName: string, { body }: RestCall) {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  const parameters = entries.map(([key], index) => `${name(key)} => $${index + 1}`).join(', ');
  // As in PostgREST, a list is an array of the database; an object is jsonb.
  const values = entries.map(([, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? JSON.stringify(value)
      : value,
  );
  const { rows } = await query(
    `select public.${name(functionName)}(${parameters}) as result`,
    values,
  );
  return rows[0]?.result ?? null;
}

type PostgresError = { code?: string; message: string; detail?: string; hint?: string };

/** PostgREST's statuses: 42501 is 401 for anon and 403 for others. */
function failure({ code = '', message, detail, hint }: PostgresError, role: Role): RestResponse {
  const body = { code, details: detail ?? null, hint: hint ?? null, message };
  if (code === '42501') return { status: role === 'anon' ? 401 : 403, body };
  if (code === '23505') return { status: 409, body };
  if (code === '42P01' || code === '42883') return { status: 404, body };
  return { status: code ? 400 : 500, body };
}
