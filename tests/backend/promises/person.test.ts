import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../support/commands';
import { anne, others, startPersonWorld } from '../../support/person-world';

/* One person's data, by e-mail address: all of it, and nobody else's. */

let world: Awaited<ReturnType<typeof startPersonWorld>>;
beforeAll(async () => {
  world = await startPersonWorld();
}, 120_000);
afterAll(() => world.stop());

const run = (command: string, ...values: string[]) =>
  runCommand(world.platform.api, command, ...values);

/** A demo, a message, spam; one consent; two mails to the team, a confirmation today and tomorrow. */
const all = { requests: 3, newsletter: 1, mails: 4, views: 1 };

test('the export has all of hers and nothing of others, no token and no hash', async () => {
  const { code, out, error } = await run('export:person', ` ${anne.toUpperCase()} `);
  expect(code).toBe(0);
  const { requests, newsletter, mails } = JSON.parse(out);
  expect(requests.map(({ type, status }: Record<string, string>) => [type, status])).toEqual([
    ['demo', 'stored'],
    ['contact', 'stored'],
    ['contact', 'spam'],
  ]);
  for (const { email, fields } of requests) {
    expect(email).toBe(anne);
    expect(fields).toMatchObject({ firstName: 'Zoé', lastName: 'Lefèvre', consent: true });
  }
  expect(newsletter).toMatchObject([
    { email: anne, locale: 'fr', wording: 'Je souhaite recevoir la lettre d’information' },
  ]);
  expect(mails.map(({ kind }: Record<string, string>) => kind).sort()).toEqual([
    'confirmation',
    'confirmation',
    'team',
    'team',
  ]);
  for (const other of ['token', 'address_hash', ...others]) expect(out).not.toContain(`"${other}"`);
  expect(error).toContain('page views');
  expect(error).toContain('mailboxes');
});

test('erasing removes all of hers, leaves others whole, and says what it cannot reach', async () => {
  expect(await world.rowsAbout(anne)).toEqual(all);
  const { code, out } = await run('erase:person', anne);
  expect(code).toBe(0);
  expect(out).toContain('Erased: 4 mails, 3 requests, 1 newsletter.');
  for (const left of ['page views', 'mailbox', 'log', 'Backups']) expect(out).toContain(left);

  expect(await world.rowsAbout(anne)).toEqual({ requests: 0, newsletter: 0, mails: 0, views: 1 });
  for (const email of others) expect(await world.rowsAbout(email)).toEqual(all);
  const again = await run('export:person', anne);
  expect(JSON.parse(again.out)).toEqual({ requests: [], newsletter: [], mails: [] });
});

test('nothing of hers goes out afterwards; the others’ does', async () => {
  world.smtp.mood = 'well';
  await world.passTime();
  await world.retry();
  expect(world.smtp.taken.map(({ to }) => to)).not.toContain(anne);
  const team = world.smtp.taken.filter(({ to }) => to.startsWith('equipe@'));
  expect(team).toHaveLength(2 * others.length);
});

test('a digest that waits loses her request, and is gone where it had no other', async () => {
  const [other = ''] = others;
  for (const addresses of [[anne], [anne, other]]) {
    const { rows } = await world.postgres.query(
      `insert into public.mails (kind) values ('digest') returning id`,
    );
    for (const email of addresses)
      await world.postgres.query(
        `insert into public.form_submissions (id, type, locale, fields, delivery, digest_mail_id)
         values (gen_random_uuid(), 'demo', 'fr', $1, 'digest', $2)`,
        [{ email }, rows[0].id],
      );
  }
  await run('erase:person', anne);
  const { rows } = await world.postgres.query(
    `select array_agg(s.email) as of from public.mails m
     left join public.form_submissions s on s.digest_mail_id = m.id
     where m.kind = 'digest' group by m.id`,
  );
  expect(rows).toEqual([{ of: [other] }]);
});

test('retention is executed by the retry', async () => {
  await world.postgres.query(
    `update public.form_submissions set last_interaction_at = now() - interval '13 months'`,
  );
  expect((await world.retry()).status).toBe(200);
  const { rows } = await world.postgres.query('select count(*)::int from form_submissions');
  expect(rows).toEqual([{ count: 0 }]);
});

test.each([
  'export:person',
  'erase:person',
])('%s without an address shows its usage', async (name) => {
  for (const values of [[], ['anne']]) {
    const { code, error } = await run(name, ...values);
    expect(code).toBe(1);
    expect(error).toContain(`Usage: npm run ${name} -- someone@example.org`);
  }
});
