import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ownDatabase } from '../support/backend/own-database';

/* Requests that are stored at the same moment, over sixteen connections. */

const postgres = await ownDatabase();
afterAll(postgres.stop);
beforeEach(() => postgres.query('truncate form_submissions, mails, newsletter_consents'));

type Caller = { id?: string; address?: string; network?: string | null; email?: string };

const sql = `select store_submission($1, 'contact', 'fr', $2, false, p_address_hash => $3,
  p_network_hash => $4, p_previous => $5, p_next => $6) ->> 'state' as state`;

const valuesOf = ({ id = randomUUID(), address = randomUUID(), network = null, email }: Caller) => [
  ...[id, { email: email ?? `${id}@prospect.example`, newsletter: true }, address, network],
  ...[randomUUID(), randomUUID()],
];

const connections = 16;

/** Stores requests of these callers, sixteen at a time, and counts the answers. */
async function store(callers: Caller[]) {
  const waiting = [...callers];
  const states: Record<string, number> = {};
  const client = async () => {
    for (let caller = waiting.pop(); caller; caller = waiting.pop()) {
      const values = valuesOf(caller);
      const { rows } = await postgres.database.as('service_role', (query) => query(sql, values));
      const state = String(rows[0]?.state);
      states[state] = (states[state] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return states;
}

const times = (count: number, caller: (index: number) => Caller) =>
  Array.from({ length: count }, (_, index) => caller(index));

test('from one network sixty are stored, exactly', async () => {
  const callers = times(150, (index) => ({ address: `${index % 50}`, network: 'one' }));
  expect(await store(callers)).toEqual({ new: 60, limited: 90 });
});

test('one person, whose address is written by many callers at once, gets one confirmation', async () => {
  const callers = times(80, (index) => ({
    address: `${index % 20}`,
    network: `${index % 3}`,
    email: `${index % 2}@prospect.example`,
  }));
  expect(await store(callers)).toEqual({ new: 80 });
  const { rows } = await postgres.query(
    `select recipient, count(*)::int from mails where kind = 'confirmation' group by 1 order by 1`,
  );
  expect(rows).toEqual([0, 1].map((n) => ({ recipient: `${n}@prospect.example`, count: 1 })));
});

test('the overall limit is exceeded by requests in flight at most, and refuses nobody below it', async () => {
  await postgres.query('update limits set stored_per_hour = 100');
  const states = await store(times(300, () => ({})));
  await postgres.query('update limits set stored_per_hour = default');
  expect(states.new).toBeGreaterThanOrEqual(100);
  expect(states.new).toBeLessThan(100 + connections);
  expect(states.full).toBe(300 - (states.new ?? 0));
});

test('a caller waits only for requests of the same origin or person', async () => {
  let end = () => {};
  const isEnded = new Promise<void>((resolve) => (end = resolve));
  let open: Promise<void> = Promise.resolve();
  await new Promise<void>((isHeld) => {
    open = postgres.database.as('service_role', async (query) => {
      await query(sql, valuesOf({ address: 'held', network: 'held', email: 'held' }));
      isHeld();
      await isEnded;
    });
  });
  try {
    const others = await postgres.database.as('service_role', async (query) => {
      await query(`set local lock_timeout = '5s'`);
      return query(sql, valuesOf({}));
    });
    expect(others.rows).toEqual([{ state: 'new' }]);
    for (const held of [{ address: 'held' }, { network: 'held' }, { email: 'held' }]) {
      const same = postgres.database.as('service_role', async (query) => {
        await query(`set local lock_timeout = '50ms'`);
        return query(sql, valuesOf(held));
      });
      await expect(same).rejects.toThrow('lock timeout');
    }
  } finally {
    end();
    await open;
  }
});
