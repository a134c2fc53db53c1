import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOwnFunction } from '../support/backend/function';
import { type RawMail, startMailServer } from '../support/backend/mail-server';
import { mailsOf, serviceRole } from '../support/backend/platform';
import { contactEn, type Request } from '../support/backend/requests';
import { send } from '../support/backend/send';

let server: Awaited<ReturnType<typeof startMailServer>>;
let running: Awaited<ReturnType<typeof startOwnFunction>>;
beforeAll(async () => {
  server = await startMailServer();
  running = await startOwnFunction({ SMTP_URL: server.url });
});
afterAll(async () => {
  await running.stop();
  await server.stop();
});

/** The mail of a request to the team, as it came over the wire. */
async function mailOf(request: Request): Promise<RawMail> {
  server.caught.splice(0);
  const { body } = await send(request, { to: running.address });
  const mail = server.caught.find(({ recipients }) => recipients[0] !== request.email);
  if (!mail) throw new Error(`no mail: ${JSON.stringify(body)}`);
  return mail;
}

const headerNames = ({ raw }: RawMail) =>
  [...(raw.split('\r\n\r\n')[0] ?? '').matchAll(/^([\w-]+):/gm)].map(([, name]) => name);

test.each([
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\u0085',
  '\u2028',
  '\u000b',
  '\u0000',
])('a line break %j in a name adds no header, no recipient and no body', async (lineBreak) => {
  const evil = `Zoé${lineBreak}Bcc: eve@evil.example${lineBreak}X-Evil: yes`;
  const plain = await mailOf(contactEn());
  const hostile = await mailOf(
    contactEn({ firstName: evil, lastName: evil, subject: evil, phone: 'x\r\nX-Evil: 1' }),
  );
  expect(headerNames(hostile)).toEqual(headerNames(plain));
  expect(hostile.recipients).toEqual(['equipe@allie-compliance.example']);
});

test('a mail has the headers of a mail, each once', async () => {
  const names = headerNames(await mailOf(contactEn()));
  for (const name of ['From', 'To', 'Reply-To', 'Subject', 'Message-ID', 'Date'])
    expect(names.filter((other) => other === name)).toHaveLength(1);
  for (const name of ['Cc', 'Bcc', 'Sender']) expect(names).not.toContain(name);
});

test('text and HTML are two versions of one message', async () => {
  const { raw } = await mailOf(contactEn());
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(raw.match(/^Content-Type: text\/(plain|html)/gm)).toEqual([
    'Content-Type: text/plain',
    'Content-Type: text/html',
  ]);
});

test('the id in Message-ID lets a second copy be recognised', async () => {
  const submissionId = crypto.randomUUID();
  const { raw } = await mailOf(contactEn({ submissionId }));
  const { data } = await serviceRole.from('mails').select().eq('submission_id', submissionId);
  const team = data?.find(({ kind }) => kind === 'team');
  expect(raw.match(/^Message-ID: <(.*?)@/m)?.[1]).toBe(team.id);
});

test.each([
  'Eve <eve@evil.example>,',
  'eve@evil.example;',
  '"Eve" <eve@evil.example>',
  'a, b (c)',
])('a name like %s is a name: the answer goes to the person only', async (lastName) => {
  const request = contactEn({ lastName });
  await send(request);
  const [mail] = await mailsOf(request.company);
  expect(mail?.replyTo).toEqual([request.email]);
});
