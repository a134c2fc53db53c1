import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { mailWords } from '@/supabase/functions/send-demo-email/mails/mail-words';
import { freePort } from '@/supabase/local/ports';
import { startFaultHarness } from '../support/backend/fault-harness';
import { startMailServer } from '../support/backend/mail-server';
import { outboxOf } from '../support/backend/own-database';
import { contactFr, type Request } from '../support/backend/requests';
import { send } from '../support/backend/send';

/* Mail over SMTP. Refusals and dropped connections are in faults/. */

const server = {
  password: 'un mot de passe',
  silent: false,
  /** Milliseconds before each of its answers. */
  pause: 0,
};
const pause = () => new Promise((resolve) => setTimeout(resolve, server.pause));
const hangUps: string[] = [];
const { subject, erase } = mailWords.fr.confirmation;

const mailServer = await startMailServer({
  authOptional: false,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'site' && password === server.password
      ? done(null, { user: 'site' })
      : done(new Error('who is it?')),
  onConnect: (_session, done) => void pause().then(() => done()),
  onMailFrom: (_address, _session, done) => void pause().then(() => done()),
  onRcptTo: (_address, _session, done) => void pause().then(() => done()),
  beforeTaking: () => (server.silent ? new Promise(() => {}) : pause()),
  onClose: ({ id }) => void hangUps.push(id),
});
const { host } = new URL(mailServer.url);
const harness = await startFaultHarness({
  SMTP_URL: `smtp://site:${encodeURIComponent('un mot de passe')}@${host}`,
  MAIL_TIMEOUT_SECONDS: '2',
});

const ask = (request: Request) =>
  send(request, { to: `${harness.platform.api}/functions/v1/send-demo-email` });

/** The mails that came, to the team and to the person, as a mail program reads them. */
async function mailsAbout(address: unknown) {
  const mails = await Promise.all(mailServer.caught.map(({ raw }) => PostalMime.parse(raw)));
  const of = (field: 'to' | 'replyTo') =>
    mails.filter((mail) => mail[field]?.[0]?.address === address);
  return { team: of('replyTo'), person: of('to') };
}

test('what is sent is what the mails say', async () => {
  // What looks like an encoded word is shown as it was typed.
  const encoded = '=?utf-8?Q?=0D=0A?=';
  const request = contactFr({ subject: `Question ${encoded}` });
  const { status, body } = await ask(request);
  expect(status).toBe(200);
  await expect.poll(async () => (await mailsAbout(request.email)).person.length).toBe(1);
  for (const { raw } of mailServer.caught)
    expect(raw.match(/^Content-Type: (multipart|text)\/\w+/gm)).toEqual([
      'Content-Type: multipart/alternative',
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
  const [team, confirmation] = await outboxOf(harness.postgres, body.id);
  const mails = await mailsAbout(request.email);
  const from = { name: 'Site', address: 'site@allie-compliance.example' };

  expect(mails.team).toMatchObject([
    {
      from,
      to: [{ address: 'equipe@allie-compliance.example' }],
      replyTo: [{ name: 'Zoé Lefèvre', address: request.email }],
      subject: expect.stringContaining(`Question = ?utf-8?Q?=0D=0A?= (${request.company})`),
      text: expect.stringContaining(String(request.message).replace('\n', '\n    ')),
      html: expect.stringContaining(`<td>${String(request.message).replace('\n', '<br>')}</td>`),
      messageId: `<${team?.id}@allie-compliance.example>`,
    },
  ]);
  expect(mails.person).toMatchObject([
    {
      from,
      replyTo: [{ name: '', address: 'equipe@allie-compliance.example' }],
      subject: expect.stringContaining(subject.contact),
      text: expect.stringContaining(erase),
      html: expect.stringContaining('<html lang="fr">'),
      messageId: `<${confirmation?.id}@allie-compliance.example>`,
    },
  ]);
  const headers = new Map(mails.person[0]?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toMatch(
    /^<http:\/\/localhost:\d+\/functions\/v1\/send-demo-email\/newsletter\?locale=fr&token=[0-9a-f-]{36}>$/,
  );
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('a server that falls silent is given up; the next attempt bears the same Message-ID', async () => {
  const request = contactFr();
  server.silent = true;
  const { status, body } = await ask(request);
  expect(status).toBe(202);
  await expect
    .poll(async () => (await outboxOf(harness.postgres, body.id))[0]?.last_error)
    .toMatch(/timeout/i);
  expect((await mailsAbout(request.email)).team).toEqual([]);

  await harness.idle();
  server.silent = false;
  await harness.recover();
  const [team] = await outboxOf(harness.postgres, body.id);
  expect(team).toMatchObject({ status: 'sent', attempts: 2 });
  const mails = await mailsAbout(request.email);
  expect(mails.team.map(({ messageId }) => messageId)).toEqual([
    `<${team?.id}@allie-compliance.example>`,
  ]);
});

test('a password that is refused is an error that does not say the password', async () => {
  const request = contactFr();
  server.password = 'a new one';
  const { status, body } = await ask(request);
  expect(status).toBe(202);
  const [team] = await outboxOf(harness.postgres, body.id);
  expect(team).toMatchObject({ status: 'pending', last_error: expect.stringContaining('535') });
  expect(team?.last_error).not.toContain('un mot');

  await harness.idle();
  server.password = 'un mot de passe';
  await harness.recover();
  expect((await mailsAbout(request.email)).team).toHaveLength(1);
});

test('a server that is never silent for long, and slow in all: the attempt is given up, its connection closed', async () => {
  server.pause = 1000;
  hangUps.splice(0);
  const { status, body } = await ask(contactFr());
  expect(status).toBe(202);
  const before = mailServer.caught.length;
  await expect
    .poll(async () => (await outboxOf(harness.postgres, body.id)).map((mail) => mail.last_error))
    .toEqual(Array(2).fill('SMTP: timeout after 2 s'));
  expect(mailServer.caught).toHaveLength(before);
  await expect.poll(() => hangUps.length).toBe(2);

  server.pause = 0;
  await harness.recover();
  expect(mailServer.caught).toHaveLength(before + 2);
  expect(await outboxOf(harness.postgres, body.id)).toMatchObject(
    Array(2).fill({ status: 'sent', attempts: 2 }),
  );
});

test('a server that nobody can reach has taken nothing: the next attempt is due in a minute', async () => {
  const away = await startFaultHarness({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  expect((await away.send('x')).status).toBe(202);
  await away.idle();
  const { rows } = await away.postgres.query(
    `select unsure, next_attempt_at <= now() + interval '1 minute' as is_soon from mails`,
  );
  expect(rows).toEqual(Array(2).fill({ unsure: false, is_soon: true }));
});
