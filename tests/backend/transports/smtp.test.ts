import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '../../support/backend/mail-server';
import { contactFr, type Request } from '../../support/backend/requests';
import { send } from '../../support/backend/send';
import { startFaultyWorld } from '../../support/faults';
import { outboxOf } from '../../support/outbox';

/* Mail over SMTP. Refusals and dropped connections are in faults/mail-server.test.ts. */

const server = {
  password: 'un mot de passe',
  silent: false,
};
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let world: Awaited<ReturnType<typeof startFaultyWorld>>;
beforeAll(async () => {
  mailServer = await startMailServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'site' && password === server.password
        ? done(null, { user: 'site' })
        : done(new Error('who is it?')),
    beforeTaking: async () => server.silent && new Promise(() => {}),
  });
  const { host } = new URL(mailServer.url);
  world = await startFaultyWorld({
    SMTP_URL: `smtp://site:${encodeURIComponent('un mot de passe')}@${host}`,
    MAIL_PATIENCE_SECONDS: '8',
  });
}, 120_000);
afterAll(async () => {
  await world.stop();
  await mailServer.stop();
});

const ask = (request: Request) =>
  send(request, { to: `${world.platform.api}/functions/v1/send-demo-email` });

/** The mails that came, to the team and to the person, as a mail program reads them. */
async function mailsAbout(address: unknown) {
  const mails = await Promise.all(mailServer.caught.map(({ raw }) => PostalMime.parse(raw)));
  const of = (field: 'to' | 'replyTo') =>
    mails.filter((mail) => mail[field]?.[0]?.address === address);
  return { team: of('replyTo'), person: of('to') };
}

async function recover() {
  await world.passTime();
  expect((await world.retry()).status).toBe(200);
}

test('what is sent is what the mails say', async () => {
  const request = contactFr();
  const { status, body } = await ask(request);
  expect(status).toBe(200);
  await expect
    .poll(async () => (await mailsAbout(request.email)).person.length, { timeout: 60_000 })
    .toBe(1);
  const [team, confirmation] = await outboxOf(world.postgres, body.id);
  const mails = await mailsAbout(request.email);
  const from = { name: 'Site', address: 'site@allie-compliance.example' };

  expect(mails.team).toMatchObject([
    {
      from,
      to: [{ address: 'equipe@allie-compliance.example' }],
      replyTo: [{ name: 'Zoé Lefèvre', address: request.email }],
      subject: `Message : Reprise de données (${request.company})`,
      text: expect.stringContaining('Message : Bonjour,\nQuels formats lisez-vous ?\n'),
      html: expect.stringContaining('<td>Bonjour,<br>Quels formats lisez-vous ?</td>'),
      messageId: `<${team?.id}@allie-compliance.example>`,
    },
  ]);
  expect(mails.person).toMatchObject([
    {
      from,
      replyTo: [{ name: '', address: 'equipe@allie-compliance.example' }],
      subject: 'Votre message est bien arrivé',
      text: expect.stringMatching(/^Nous avons reçu le /),
      html: expect.stringMatching(/<body><p>Nous avons reçu le /),
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
    .poll(async () => (await outboxOf(world.postgres, body.id))[0]?.last_error, { timeout: 60_000 })
    .toMatch(/timeout/i);
  expect((await mailsAbout(request.email)).team).toEqual([]);

  server.silent = false;
  await recover();
  const [team] = await outboxOf(world.postgres, body.id);
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
  const [team] = await outboxOf(world.postgres, body.id);
  expect(team).toMatchObject({ status: 'pending', last_error: expect.stringContaining('535') });
  expect(team?.last_error).not.toContain('un mot');

  server.password = 'un mot de passe';
  await recover();
  expect((await mailsAbout(request.email)).team).toHaveLength(1);
});
