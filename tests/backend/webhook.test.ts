import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';
import { type HookBehaviour, startHookServer } from '../support/backend/hook-server';
import { fill, outboxOf } from '../support/backend/own-database';
import { contactFr, demoEn } from '../support/backend/requests';
import { send } from '../support/backend/send';

/* Another tool of the company is told of each request, by the outbox of the mails. */

const hook = await startHookServer();
const harness = await startFaultHarness(hook.environment);
beforeEach(async () => {
  await harness.empty();
  hook.behaviour = 204;
  hook.received.splice(0);
  hook.paths.splice(0);
});

const callOf = async (id: string) =>
  (await outboxOf(harness.postgres, id)).find(({ kind }) => kind === 'webhook');

test('it gets each request once, signed, with its fields', async () => {
  const request = demoEn({
    company: 'A <!channel> & <https://evil.example|b> @channel [Facture](https://evil.example)',
  });
  const { status, body } = await send(request, { to: harness.url });
  expect(status).toBe(200);
  await harness.idle();
  await send({ ...request, submissionId: body.id }, { to: harness.url });
  await harness.retry();
  const { type, locale, ...fields } = request;
  expect(hook.received).toEqual([
    {
      id: (await callOf(body.id))?.id,
      payload: {
        type: 'request.received',
        timestamp: expect.stringMatching(/^20.+Z$/),
        // What a chat shows holds no command and no link of the visitor's.
        text: expect.stringContaining(
          'A &lt;!channel&gt; &amp; &lt;https://evil.example|b&gt; @\u200bchannel [Facture]\u200b(https://evil.example)',
        ),
        data: { id: body.id, form: type, language: locale, filledTooFast: false, fields },
      },
    },
  ]);
});

test.each<[HookBehaviour, RegExp]>([
  [500, /^webhook: 500$/],
  [410, /^webhook: 410$/],
  [307, /^webhook: 307$/],
  ['hangs', /time/i],
])('an answer of %s is an error: mails go out, the call is tried again under its id', async (behaviour, error) => {
  hook.behaviour = behaviour;
  const { status, body } = await send(contactFr(), { to: harness.url });
  expect(status).toBe(200);
  await harness.idle();
  const failed = await callOf(body.id);
  expect(failed).toMatchObject({ status: 'pending', last_error: expect.stringMatching(error) });
  // A redirect is not followed.
  expect(hook.paths).toEqual(['POST /hook']);
  hook.behaviour = 200;
  await harness.passTime();
  await harness.retry();
  await harness.retry();
  expect(hook.received.map(({ id }) => id)).toEqual([failed?.id]);
  expect(await callOf(body.id)).toMatchObject({ status: 'sent', attempts: 2 });
});

test('requests of a digest are told one by one, spam is not', async () => {
  await fill(harness.postgres, 200, { status: 'sent' });
  const id = randomUUID();
  await harness.send('Cabinet', id);
  await send(contactFr({ website: 'x' }), { to: harness.url });
  await harness.retry();
  expect(hook.received).toMatchObject([{ payload: { data: { id } } }]);
  expect(harness.smtp.toTeam('Cabinet').length).toBe(0);
});

test('after an hour of failures the alert names it, and health stays good', async () => {
  hook.behaviour = 500;
  const { body } = await send(contactFr(), { to: harness.url });
  await harness.idle();
  await harness.postgres.query(`update mails set created_at = now() - interval '61 minutes'`);
  await harness.retry();
  const call = await callOf(body.id);
  expect(harness.smtp.toTeam('Alerte')[0]?.text).toContain(`appel du webhook, ${call?.id}`);
  expect((await fetch(`${harness.url}/health`)).status).toBe(200);
});

test('a call that fails twelve times is given up, and told once more', async () => {
  hook.behaviour = 500;
  const { body } = await send(contactFr(), { to: harness.url });
  await harness.idle();
  for (let attempts = 1; attempts < 12; attempts++) await harness.recover();
  expect(await callOf(body.id)).toMatchObject({ status: 'dead', attempts: 12 });
  await harness.recover();
  expect(await callOf(body.id)).toMatchObject({ attempts: 12 });
  expect(harness.smtp.toTeam('Alerte')).toHaveLength(1);
  await harness.postgres.query(`update mails set alerted_at = alerted_at - interval '3 days'`);
  await harness.recover();
  expect(harness.smtp.toTeam('Alerte')).toHaveLength(1);
});

test('where nobody listens, what is recorded does not say the address', async () => {
  hook.behaviour = 'takes the call, then drops the connection';
  const { body } = await send(contactFr(), { to: harness.url });
  await harness.idle();
  const { rows } = await harness.postgres.query(
    `select last_error from mails where kind = 'webhook' and submission_id = $1`,
    [body.id],
  );
  expect(rows[0].last_error).toMatch(/^webhook: \w+$/);
});
