import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { mailsOf } from '../support/backend/platform';
import { demoFr, forms, isTyped } from '../support/backend/requests';
import { send } from '../support/backend/send';

const markup = `</td><script>alert(1)</script><img src=x onerror="a('b')">&lt;b&amp;`;
const escaped =
  '&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;lt;b&amp;amp;';

type Node = { nodeName: string; value?: string; childNodes?: Node[] };

const namesIn = ({ nodeName, childNodes = [] }: Node): string[] => [
  nodeName,
  ...childNodes.flatMap(namesIn),
];
const textIn = ({ value = '', childNodes = [] }: Node): string =>
  value + childNodes.map(textIn).join('');

const allowed = [
  ...['#document', '#documentType', '#text', 'html', 'head', 'body', 'p', 'br'],
  ...['table', 'tbody', 'tr', 'th', 'td'],
];

test.each(forms)('markup in any field of the $name form is text in the mail', async ({
  form,
  fields,
}) => {
  const plain = form();
  const names = fields
    .filter((field) => isTyped(field) && field.kind !== 'tel')
    .map(({ name }) => name);
  const hostile = names.map((name) => [name, `${name} ${markup}`]);
  const company = `${markup} ${plain.company}`;
  const request = form({ ...Object.fromEntries(hostile), company });
  expect((await send(request)).status).toBe(200);
  const [mail] = await mailsOf(plain.company);

  const document = parse(mail?.html ?? '') as Node;
  for (const name of namesIn(document)) expect(allowed).toContain(name);
  for (const name of names.filter((name) => name !== 'company')) {
    expect(mail?.html).toContain(`${name} ${escaped}`);
    expect(textIn(document)).toContain(`${name} ${markup}`);
    expect(mail?.text).toContain(`${name} ${markup}`);
  }
  expect(textIn(document)).toContain(company);
});

test('a value that names a property of every object is only that word', async () => {
  const request = demoFr({ sector: 'constructor' });
  await send(request);
  const [mail] = await mailsOf(request.company);
  expect(mail?.text).toMatch(/ constructor$/m);
  expect(mail?.text).not.toContain('native code');
});

test('no mark turns the writing of a subject around', async () => {
  const request = demoFr();
  await send({ ...request, company: `\u2067${request.company}\u202egpj.exe` });
  const [mail] = await mailsOf(request.company);
  expect(mail?.subject).toContain(`${request.company} gpj.exe`);
  expect(mail?.subject).not.toMatch(/\p{Bidi_Control}/u);
});
