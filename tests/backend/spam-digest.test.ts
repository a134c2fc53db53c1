import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';
import { fill } from '../support/backend/fill';
import { contactFr, demoEn } from '../support/backend/requests';
import { send } from '../support/backend/send';
import { runCommand } from '../support/commands';

/* What fills the honeypot is kept, and shown to a person: a list at any time, a digest every two hours, once a day in a flood. */

const harness = await startFaultHarness();
afterAll(harness.stop);

const spam = [demoEn, contactFr].map((form) => form({ submissionId: randomUUID(), website: 'x' }));

test('it is answered as success, and no mail goes out', async () => {
  for (const request of spam) {
    const { status, body } = await send(request, { to: harness.url });
    expect({ status, body }).toEqual({ status: 200, body: { ok: true, id: request.submissionId } });
  }
  await harness.retry();
  expect(harness.smtp.received).toEqual([]);
});

test('npm run list:mails shows it', async () => {
  const { code, out } = await runCommand(harness.platform.api, 'list:mails');
  expect(code).toBe(0);
  expect(out).toContain('Kept as spam: 2');
  for (const { submissionId, email } of spam)
    for (const words of [submissionId, email]) expect(out).toContain(words);
});

test('two hours after the first it is mailed to the team as one digest, once', async () => {
  const age = (interval: string) =>
    harness.postgres.query(
      'update form_submissions set created_at = now() - $2::interval where id = $1',
      [spam[0]?.submissionId, interval],
    );
  await age('119 minutes');
  await harness.retry();
  expect(harness.smtp.received).toEqual([]);
  await age('121 minutes');
  await harness.retry();
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(1);
  const [digest] = harness.smtp.received;
  expect(digest).toMatchObject({
    recipients: ['equipe@allie-compliance.example'],
    subject: expect.stringMatching(/ 2$/),
  });
  for (const { company, email } of spam)
    for (const words of [company, email]) {
      expect(digest?.text).toContain(words);
      expect(digest?.html).toContain(words);
    }
  const { rows } = await harness.postgres.query('select status from form_submissions');
  expect(rows).toEqual([{ status: 'spam' }, { status: 'spam' }]);
});

test('in a flood of twenty and more it waits for a day', async () => {
  await harness.empty();
  await fill(harness.postgres, 20, { status: 'spam' });
  const age = (interval: string) =>
    harness.postgres.query('update form_submissions set created_at = now() - $1::interval', [
      interval,
    ]);
  await age('23 hours');
  await harness.retry();
  expect(harness.smtp.received).toEqual([]);
  await age('25 hours');
  await harness.retry();
  expect(harness.smtp.received.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/ 20$/),
  ]);
});
