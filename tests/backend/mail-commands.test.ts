import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';
import { fill } from '../support/backend/own-database';
import { runCommand } from '../support/commands';

/* What a person does at night: list what is stuck, have it sent again. One story, in order. */

const harness = await startFaultHarness();
const { query } = harness.postgres;

const company = randomUUID();
const id = randomUUID();
const mails = async () =>
  (await query('select id, kind, status from mails where submission_id = $1 order by kind', [id]))
    .rows;
const list = () => runCommand(harness.platform.api, 'list:mails');

test('npm run list:mails shows a mail that waits, with what the server said', async () => {
  harness.smtp.behaviour = 'rejects for good';
  expect((await harness.send(company, id)).status).toBe(202);
  await harness.idle();
  const { code, out } = await list();
  expect(code).toBe(0);
  expect(out).toContain(
    'Failed, no further attempts. To send them: npm run resend:mails -- all: 0',
  );
  expect(out).toContain('Waiting for the next attempt: 2');
  for (const { id: mail } of await mails()) expect(out).toContain(mail);
  expect(out).toContain('550 no');
});

test('after the twelfth attempt a confirmation is dead, a request waits on, and the list says so', async () => {
  await query('update mails set attempts = 11');
  await harness.passTime();
  await harness.retry();
  harness.smtp.behaviour = 'accepts';
  await harness.retry();
  expect(harness.smtp.received).toEqual([]);
  expect((await mails()).map(({ status }) => status)).toEqual(['dead', 'pending']);
  const { out } = await list();
  expect(out).toContain(
    'Failed, no further attempts. To send them: npm run resend:mails -- all: 1',
  );
  expect(out).toContain('Waiting for the next attempt: 1');
});

test('npm run resend:mails wants to know which', async () => {
  const { code, error } = await runCommand(harness.platform.api, 'resend:mails');
  expect(code).toBe(1);
  expect(error).toContain('Usage: npm run resend:mails -- ID, or -- all');
});

test('with an id, that mail goes out with the next retry, exactly once', async () => {
  const team = (await mails()).find(({ kind }) => kind === 'team');
  const { code, out } = await runCommand(harness.platform.api, 'resend:mails', team.id);
  expect(code).toBe(0);
  expect(out).toContain('1 mail(s) will be sent at the next retry');
  await Promise.all([harness.retry(), harness.retry()]);
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(1);
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
  expect(await mails()).toMatchObject([
    { kind: 'confirmation', status: 'dead' },
    { kind: 'team', status: 'sent' },
  ]);
});

test('with "all", what is left goes out, and nothing that was sent', async () => {
  const { out } = await runCommand(harness.platform.api, 'resend:mails', 'all');
  expect(out).toContain('1 mail(s) will be sent at the next retry');
  await harness.retry();
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(2);
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('then the list is empty but for a request that waits for a digest', async () => {
  const waiting = randomUUID();
  await harness.send(randomUUID(), waiting);
  await harness.idle();
  await query(`update form_submissions set status = 'stored', delivery = 'digest' where id = $1`, [
    waiting,
  ]);
  const { out } = await list();
  expect(out).toContain(
    'Failed, no further attempts. To send them: npm run resend:mails -- all: 0',
  );
  expect(out).toContain('Waiting for the next attempt: 0');
  expect(out).toContain('Over the hourly limit, waiting for a digest: 1');
  expect(out).toContain(waiting);
});

test('a mail whose answer was lost is listed until a report comes', async () => {
  const { rows } = await query(`update mails set unsure = true where kind = 'team' returning id`);
  expect((await list()).out).toMatch(/perhaps never sent.*: [1-9]/);
  for (const { id: mail } of rows)
    await query(`select record_delivery($1, 'delivered', now())`, [mail]);
  expect((await list()).out).toMatch(/perhaps never sent.*: 0$/m);
});

test('a request whose mail is gone is listed, and told in a digest once it is put into one', async () => {
  const lost = randomUUID();
  await fill(harness.postgres, 1, { status: 'stored' });
  await query(
    `update form_submissions set id = $1 where status = 'stored' and delivery = 'direct'`,
    [lost],
  );
  expect((await list()).out).toMatch(new RegExp(`that no mail tells of.*: 1\\n[^]*${lost}`));
  const guide = readFileSync('docs/on-call.md', 'utf8');
  const [, statement = ''] = guide.match(/`(update form_submissions set delivery[^`]+)`/) ?? [];
  await query(statement.replace('ID', lost));
  await harness.retry();
  expect((await list()).out).toMatch(/that no mail tells of.*: 0$/m);
  const { rows } = await query('select status from form_submissions where id = $1', [lost]);
  expect(rows).toEqual([{ status: 'sent' }]);
});

test('without a platform there, one sentence and exit code 1', async () => {
  const { code, error } = await runCommand('http://127.0.0.1:9', 'resend:mails', 'all');
  expect(code).toBe(1);
  expect(error).toContain('Is the platform running?');
});
