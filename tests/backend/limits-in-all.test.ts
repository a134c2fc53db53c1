import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fill } from '../support/backend/fill';
import { contactFr, demoEn, demoFr } from '../support/backend/requests';
import { post, send } from '../support/backend/send';
import { type FaultyWorld, startFaultyWorld } from '../support/faults';

/* Above 200 requests an hour in all: a digest. Above 5,000: refused. */

let world: FaultyWorld;
beforeAll(async () => {
  world = await startFaultyWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.empty());

const call = (body: Record<string, unknown>) => send(body, { to: world.url });
const digests = () => world.smtp.taken.filter(({ subject }) => subject.startsWith('Demandes : '));
const count = async (where: string) =>
  Number((await world.postgres.query(`select from form_submissions where ${where}`)).rowCount);

test('the 200th request of an hour is mailed at once; those after it in one digest', async () => {
  await fill(world.postgres, 199, { status: 'sent' });
  const last = demoEn({ submissionId: randomUUID() });
  expect((await call(last)).status).toBe(200);

  const above = [demoFr, demoEn, contactFr].map((form) => form({ submissionId: randomUUID() }));
  for (const request of above) {
    const answer = await call(request);
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ ok: true, id: request.submissionId });
  }
  for (const { company } of above) expect(world.smtp.toTeam(String(company))).toEqual([]);
  expect((await post(demoEn(), { to: world.url })).location).toContain('/en/sent#pending');

  await world.retry();
  expect(digests()).toHaveLength(1);
  const [digest] = digests();
  expect(digest).toMatchObject({
    recipients: ['equipe@allie-compliance.example'],
    subject: 'Demandes : 4',
  });
  for (const { submissionId, company, email, firstName } of above)
    for (const words of [submissionId, company, email, firstName]) {
      expect(digest?.text).toContain(words);
      expect(digest?.html).toContain(words);
    }
  expect(digest?.text).not.toContain(last.company);
  expect(await count(`status = 'sent'`)).toBe(204);

  const { length } = world.smtp.taken;
  await world.retry();
  expect(world.smtp.taken).toHaveLength(length);
});

test('requests of an hour ago leave room for new ones', async () => {
  await fill(world.postgres, 300, { status: 'sent' });
  await world.postgres.query(`update form_submissions set created_at = now() - interval '1 hour'`);
  expect((await call(demoEn())).status).toBe(200);
});

test('the next digest waits ten minutes', async () => {
  await fill(world.postgres, 200, { status: 'sent' });
  await call(demoEn());
  await world.retry();
  await call(demoEn());
  await world.retry();
  expect(digests()).toHaveLength(1);
  await world.postgres.query(`update mails set created_at = now() - interval '10 minutes'`);
  await world.retry();
  expect(digests()).toHaveLength(2);
});

test('a digest a provider refuses is sent by the next retry, with the same requests', async () => {
  await fill(world.postgres, 2, { status: 'stored', delivery: 'digest' });
  world.smtp.mood = 'refuses for now';
  await world.retry();
  expect(await count(`status = 'stored'`)).toBe(2);
  world.smtp.mood = 'well';
  await world.passTime();
  await world.retry();
  expect(digests().map(({ subject }) => subject)).toEqual(['Demandes : 2']);
  expect(await count(`status = 'sent'`)).toBe(2);
});

test('a flood is told in digests of 200, each request once', async () => {
  await fill(world.postgres, 450, { status: 'stored', delivery: 'digest' });
  await world.retry();
  const subjects = digests().map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['Demandes : 200', 'Demandes : 200', 'Demandes : 50']);
  const told = digests().flatMap(({ text }) => text.match(/^Référence : .+$/gm) ?? []);
  expect(new Set(told).size).toBe(450);
  expect(told).toHaveLength(450);
  expect(await count(`status = 'sent'`)).toBe(450);
});

test('a call makes five digests of a kind, and digests of spam hold up no request', async () => {
  await fill(world.postgres, 1100, { status: 'spam' });
  await world.postgres.query(
    `update form_submissions set created_at = now() - interval '25 hours'`,
  );
  await world.retry();
  expect(world.smtp.taken).toHaveLength(5);
  await fill(world.postgres, 1, { status: 'stored', delivery: 'digest' });
  await world.retry();
  expect(digests().map(({ subject }) => subject)).toEqual(['Demandes : 1']);
  expect(world.smtp.taken).toHaveLength(7);
  expect(await count('digest_mail_id is null')).toBe(0);
});

test('the 5,000th request of an hour is stored, the next one is refused', async () => {
  await fill(world.postgres, 4999, { status: 'sent' });
  expect((await call(demoEn())).status).toBe(202);
  const { status, body, headers } = await call(demoEn());
  expect(status).toBe(503);
  expect(body).toEqual({ error: 'full' });
  expect(headers.get('retry-after')).toBe('3600');
  const { location } = await post(demoFr(), { to: world.url });
  expect(location).toBe('http://localhost:3000/envoi#failed');
  expect(await count('true')).toBe(5000);
});

test('a flood of spam silences nobody: it has a count of its own', async () => {
  await fill(world.postgres, 5000, { status: 'spam' });
  expect((await call(demoEn())).status).toBe(200);
  // The machine learns nothing, and fills no table.
  expect((await call(demoEn({ website: 'x' }))).status).toBe(200);
  expect(await count(`status = 'spam'`)).toBe(5000);
});
