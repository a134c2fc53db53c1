import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { formFields } from '@/supabase/functions/_shared/form-fields';
import { colonIn } from '@/supabase/functions/_shared/locales';
import { mailWords } from '@/supabase/functions/_shared/mail-words';
import { startOwnFunction } from '../support/backend/function';
import { type RawMail, startMailServer } from '../support/backend/mail-server';
import { mailsOf, team } from '../support/backend/platform';
import { contactEn, demoEn, forms, type Request } from '../support/backend/requests';
import { send } from '../support/backend/send';

test.each(forms)('the mail of the $name form has every field, in its language', async ({
  form,
  fields,
}) => {
  const request = form();
  const { body } = await send(request);
  const [mail, ...others] = await mailsOf(request.company);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    from: 'site@allie-compliance.example',
    to: [team],
    replyTo: [request.email],
    subject: expect.stringContaining(String(request.company)),
  });
  const locale = request.locale === 'en' ? 'en' : 'fr';
  expect(mail?.html).toContain(`<html lang="${locale}">`);
  const rows = fields.map(({ name, title }) => {
    const typed = String(request[name]);
    const value =
      request[name] === true
        ? mailWords[locale].yes
        : (mailWords[locale].choices?.[name]?.[typed] ?? typed);
    return { title: title[locale], value };
  });
  const colon = colonIn(locale);
  expect(mail?.text).toContain(
    rows
      .map(({ title, value }) => `${title}${colon} ${value.replaceAll('\n', '\n    ')}`)
      .join('\n'),
  );
  for (const { title, value } of rows)
    expect(mail?.html).toContain(`${title}</th><td>${value.replaceAll('\n', '<br>')}</td>`);
  for (const version of [mail?.text, mail?.html]) expect(version).toContain(body.id);
});

test.each(forms)('the team reads what the options of the $name form are called', ({
  form,
  fields,
}) => {
  const locale = form().locale === 'en' ? 'en' : 'fr';
  for (const field of fields)
    if (field.kind === 'select')
      expect(Object.keys(mailWords[locale].choices?.[field.name] ?? {})).toEqual([
        ...field.choices,
      ]);
});

test.each(forms)('the mail of the $name form omits what was left empty, and the envelope', async ({
  form,
  fields,
}) => {
  const optional = fields.filter(({ optional }) => optional);
  const empty = optional.map(({ name, kind }) => [name, kind === 'checkbox' ? false : ' ']);
  const request = form({ ...Object.fromEntries(empty), website: '' });
  expect((await send(request)).status).toBe(200);
  const [mail] = await mailsOf(request.company);
  const locale = request.locale === 'en' ? 'en' : 'fr';
  for (const { title } of optional) {
    expect(mail?.text).not.toMatch(new RegExp(`^${title[locale]}`, 'm'));
    expect(mail?.html).not.toContain(`>${title[locale]}<`);
  }
  for (const version of [mail?.text, mail?.html]) {
    for (const words of [
      'undefined',
      'null',
      'false',
      '[object',
      'website',
      'submissionId',
      'locale',
    ])
      expect(version).not.toContain(words);
  }
});

test('each line of a text is a line in both versions, and none passes for a row', async () => {
  const title = formFields.demo.en.find(({ name }) => name === 'email')?.title.en;
  const request = demoEn({ message: `One.\n${title}: a@b.example\u2028${title}: c@d.example` });
  await send(request);
  const [mail] = await mailsOf(request.company);
  expect(mail?.text).toContain(`One.\n    ${title}: a@b.example\n    ${title}: c@d.example`);
  expect(mail?.text.match(new RegExp(`^${title}`, 'gm'))).toHaveLength(1);
  expect(mail?.html).toContain(`One.<br>${title}: a@b.example`);
});

test('markup is text in both versions', async () => {
  const markup = `</td><script>alert(1)</script><img src=x onerror="a('b')">&lt;b&amp;`;
  const request = demoEn({ message: markup });
  await send(request);
  const [mail] = await mailsOf(request.company);
  expect(mail?.text).toContain(markup);
  expect(mail?.html).toContain(
    '&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;lt;b&amp;amp;',
  );
});

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
