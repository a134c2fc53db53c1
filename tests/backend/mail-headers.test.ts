import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { startOwnFunction } from '../support/backend/function';
import { type RawMail, startMailServer } from '../support/backend/mail-server';
import { team } from '../support/backend/platform';
import { contactEn, type Request } from '../support/backend/requests';
import { send } from '../support/backend/send';

const server = await startMailServer();
const running = await startOwnFunction({ SMTP_URL: server.url });
afterAll(async () => {
  await running.stop();
  await server.stop();
});

/** The team's mail of a request, as it came over the wire. */
async function mailOf(request: Request): Promise<RawMail> {
  const { body } = await send(request, { to: running.address });
  const mail = server.caught.find(
    ({ raw, recipients }) => recipients.includes(team) && raw.includes(String(request.email)),
  );
  if (!mail) throw new Error(`no mail: ${JSON.stringify(body)}`);
  return mail;
}

const headerNames = ({ raw }: RawMail) =>
  [...(raw.split('\r\n\r\n')[0] ?? '').matchAll(/^([\w-]+):/gm)].map(([, name]) => name);

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

test('what looks like an encoded word is shown as it was typed', async () => {
  const word = '=?utf-8?Q?=E2=80=AE=0D=0A?=';
  const request = contactEn({ subject: word, lastName: word });
  const mail = await PostalMime.parse((await mailOf(request)).raw);
  expect(mail.subject).toContain('= ?utf-8?Q?=E2=80=AE=0D=0A?=');
  expect(mail.replyTo?.[0]?.name).toContain('= ?utf-8?Q?=E2=80=AE=0D=0A?=');
});

test('Message-ID is an id of its own at the domain of the sender', async () => {
  const ids = [await mailOf(contactEn()), await mailOf(contactEn())].map(
    ({ raw }) => raw.match(/^Message-ID: <([0-9a-f-]{36})@allie-compliance\.example>/m)?.[1],
  );
  expect(ids).toEqual([expect.any(String), expect.any(String)]);
  expect(ids[0]).not.toBe(ids[1]);
});
