import { beforeEach, expect, test } from 'vitest';
import { mailWords } from '@/supabase/functions/send-demo-email/mails/mail-words';
import { startBrevoHarness } from '../support/backend/brevo';
import { outboxOf } from '../support/backend/own-database';
import { contactFr, type Request } from '../support/backend/requests';
import { send } from '../support/backend/send';

/* Mail over Brevo's HTTP API, spoken by a server on this machine. */

const { subject, erase } = mailWords.fr.confirmation;

const { brevo, harness } = await startBrevoHarness({
  MAIL_TRANSPORTS: 'brevo',
  MAIL_TIMEOUT_SECONDS: '2',
});
beforeEach(() => {
  brevo.behaviour = 'accepts';
});

const ask = (request: Request) =>
  send(request, { to: `${harness.platform.api}/functions/v1/send-demo-email` });

const receivedFor = (address: unknown) =>
  brevo.received.filter(({ to, replyTo }) =>
    [to[0]?.email, replyTo?.email].includes(String(address)),
  );

/** The idempotency keys under which a mail was sent. */
const keysOf = (mail: string | undefined) =>
  brevo.calls.filter((call) => call.mail === mail).map(({ key }) => key);

/** All is well again, and time has passed. */
async function recover() {
  brevo.behaviour = 'accepts';
  await harness.recover();
}

test('what is sent is what the mails say', async () => {
  const request = contactFr();
  const { status, body } = await ask(request);
  expect(status).toBe(200);
  await expect.poll(() => receivedFor(request.email).length).toBe(2);
  const mails = await outboxOf(harness.postgres, body.id);
  const [team, confirmation] = receivedFor(request.email).sort((a) => (a.replyTo?.name ? -1 : 1));

  expect(team).toEqual({
    sender: { name: 'Site', email: 'site@allie-compliance.example' },
    to: [{ email: 'equipe@allie-compliance.example' }],
    replyTo: { name: 'Zoé Lefèvre', email: request.email },
    subject: expect.stringContaining(`${request.subject} (${request.company})`),
    textContent: expect.stringContaining(String(request.message).replace('\n', '\n    ')),
    htmlContent: expect.stringContaining(
      `<td>${String(request.message).replace('\n', '<br>')}</td>`,
    ),
    headers: { idempotencyKey: keysOf(mails[0]?.id)[0], 'X-Mailin-custom': mails[0]?.id },
  });
  expect(confirmation).toEqual({
    sender: { name: 'Site', email: 'site@allie-compliance.example' },
    to: [{ email: request.email }],
    replyTo: { email: 'equipe@allie-compliance.example' },
    subject: expect.stringContaining(subject.contact),
    textContent: expect.stringContaining(erase),
    htmlContent: expect.stringContaining('<html lang="fr">'),
    headers: {
      idempotencyKey: keysOf(mails[1]?.id)[0],
      'X-Mailin-custom': mails[1]?.id,
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:\d+\/functions\/v1\/send-demo-email\/newsletter\?locale=fr&token=[0-9a-f-]{36}>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
});

test('names of a person that are longer than Brevo takes reach the team in the text', async () => {
  const request = contactFr({ firstName: `${'é'.repeat(69)}😀`, lastName: 'Long'.repeat(20) });
  expect((await ask(request)).status).toBe(200);
  const [team] = receivedFor(request.email).filter(({ replyTo }) => replyTo?.name);
  expect(team?.replyTo?.name).toBe('é'.repeat(69));
  expect(team?.textContent).toContain('Long'.repeat(20));
});

const lost = 'accepts the mail, then cuts off its answer';

/** The key of a refused mail is spent; that of a mail whose answer was lost tells that it is out. */
test.each<[behaviour: typeof brevo.behaviour, error: RegExp, keys: number, arrived: number]>([
  ...[400, 401, 429, 500, 503].map((status): [number, RegExp, number, number] => [
    status,
    new RegExp(`^Brevo: ${status} `),
    2,
    0,
  ]),
  ['hangs', /timeout|timed out/i, 1, 0],
  [lost, /./, 1, 2],
])('where it %s (%s), a mail is sent later under %i key(s), and arrives once', async (behaviour, error, keys, arrived) => {
  const request = contactFr();
  brevo.behaviour = behaviour;
  const answer = await ask(request);
  expect(answer.status).toBe(202);
  await expect
    .poll(async () => (await outboxOf(harness.postgres, answer.body.id)).map((m) => m.last_error))
    .toEqual(Array(2).fill(expect.stringMatching(error)));
  expect(receivedFor(request.email)).toHaveLength(arrived);

  await recover();
  const mails = await outboxOf(harness.postgres, answer.body.id);
  expect(mails).toMatchObject(Array(2).fill({ status: 'sent', attempts: 2, last_error: null }));
  for (const { id } of mails) {
    expect(keysOf(id)).toHaveLength(2);
    expect(new Set(keysOf(id)).size).toBe(keys);
  }
  expect(receivedFor(request.email)).toHaveLength(2);
});

test.each([
  ...[401, 429, 500, 502].map((status) => [lost, status, 'the same key'] as const),
  // The key tells whether the first went through.
  [lost, 'refuses the sender', 'the same key'] as const,
  ['hangs', 'refuses the sender', 'the same key'] as const,
  // A provider that never answered may keep the key of a mail that it finds invalid.
  ['hangs', 400, 'a new key'] as const,
])('a call that %s, then a refusal with %s: %s, so each mail arrives once', async (first, then) => {
  const request = contactFr();
  brevo.behaviour = first;
  const answer = await ask(request);
  await harness.idle();
  brevo.behaviour = then;
  await harness.passTime();
  await harness.retry();
  await recover();
  expect(await outboxOf(harness.postgres, answer.body.id)).toMatchObject(
    Array(2).fill({ status: 'sent', attempts: 3 }),
  );
  expect(receivedFor(request.email)).toHaveLength(2);
});
