import { afterAll, expect, test } from 'vitest';
import { startFaultHarness } from '../../support/backend/fault-harness';
import { startOwnFunction } from '../../support/backend/function';
import { startMailServer } from '../../support/backend/mail-server';
import { outboxOf } from '../../support/backend/outbox';
import { demoEn } from '../../support/backend/requests';
import { send } from '../../support/backend/send';

/* A mail server that is never silent for long, and slow in all: longer than a mail is leased. */

const server = { pause: 0 };
const pause = () => new Promise((resolve) => setTimeout(resolve, server.pause));
const hangUps: string[] = [];
const mailServer = await startMailServer({
  onConnect: (_session, done) => void pause().then(() => done()),
  onMailFrom: (_address, _session, done) => void pause().then(() => done()),
  onRcptTo: (_address, _session, done) => void pause().then(() => done()),
  beforeTaking: pause,
  onClose: ({ id }) => void hangUps.push(id),
});
const harness = await startFaultHarness({ SMTP_URL: mailServer.url, MAIL_PATIENCE_SECONDS: '8' });
afterAll(async () => {
  await harness.stop();
  await mailServer.stop();
});

test('the whole attempt has its limit: given up, its connection closed, made again later', async () => {
  server.pause = 5000;
  const { status, body } = await send(demoEn(), { to: harness.url });
  expect(status).toBe(202);
  await expect
    .poll(async () => (await outboxOf(harness.postgres, body.id)).map((mail) => mail.last_error))
    .toEqual(['SMTP: timeout after 8 s', 'SMTP: timeout after 8 s']);
  expect(mailServer.caught).toEqual([]);
  await expect.poll(() => hangUps.length).toBe(2);

  server.pause = 0;
  await harness.passTime();
  await harness.retry();
  expect(mailServer.caught).toHaveLength(2);
  expect(await outboxOf(harness.postgres, body.id)).toMatchObject(
    Array(2).fill({ status: 'sent', attempts: 2 }),
  );
});

test.each([
  '0',
  '46',
  'x',
  '',
])('MAIL_PATIENCE_SECONDS=%j is refused at the start', async (seconds) => {
  await expect(startOwnFunction({ MAIL_PATIENCE_SECONDS: seconds })).rejects.toThrow(
    'did not start',
  );
});
