import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactFr, demoEn } from '../support/backend/requests';
import { send } from '../support/backend/send';
import { runCommand } from '../support/commands';
import { type FaultyWorld, startFaultyWorld } from '../support/faults';

/* What fills the honeypot is kept, and shown to a person: a list at any time, a digest once a day. */

let world: FaultyWorld;
beforeAll(async () => {
  world = await startFaultyWorld();
});
afterAll(() => world.stop());

const spam = [demoEn, contactFr].map((form) => form({ submissionId: randomUUID(), website: 'x' }));

test('it is answered as success, and no mail goes out', async () => {
  for (const request of spam) {
    const { status, body } = await send(request, { to: world.url });
    expect({ status, body }).toEqual({ status: 200, body: { ok: true, id: request.submissionId } });
  }
  await world.retry();
  expect(world.smtp.taken).toEqual([]);
});

test('npm run list:mails shows it', async () => {
  const { code, out } = await runCommand(world.platform.api, 'list:mails');
  expect(code).toBe(0);
  expect(out).toContain('Kept as spam: 2');
  for (const { submissionId, email } of spam)
    for (const words of [submissionId, email]) expect(out).toContain(words);
});

test('a day after the first it is mailed to the team as one digest, once', async () => {
  await world.postgres.query(
    `update form_submissions set created_at = now() - interval '1 day 1 second' where id = $1`,
    [spam[0]?.submissionId],
  );
  await world.retry();
  await world.retry();
  expect(world.smtp.taken).toHaveLength(1);
  const [digest] = world.smtp.taken;
  expect(digest).toMatchObject({
    recipients: ['equipe@allie-compliance.example'],
    subject: 'Indésirables : 2',
  });
  for (const { company, email } of spam)
    for (const words of [company, email]) {
      expect(digest?.text).toContain(words);
      expect(digest?.html).toContain(words);
    }
  const { rows } = await world.postgres.query('select status from form_submissions');
  expect(rows).toEqual([{ status: 'spam' }, { status: 'spam' }]);
});
