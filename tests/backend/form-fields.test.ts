import { describe, expect, test } from 'vitest';
import { type Field, formFields, type RequestType } from '@/supabase/functions/_shared/form-fields';
import type { Locale } from '@/supabase/functions/_shared/locales';
import { fieldSchema } from '@/supabase/functions/_shared/schemas';
import { mailWords } from '@/supabase/functions/send-demo-email/mails/mail-words';
import { rowsOf } from '../support/backend/platform';
import { demoEn, forms } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

/* Every row of the table of fields, through the function. */

test('the forms ask what the specification lists (section 3), in its order', () => {
  const person = 'firstName lastName email phone? company';
  const contact = `${person} subject message newsletter? consent`;
  const asked = (form: typeof formFields.demo.fr) =>
    form.map(({ name, optional }) => (optional ? `${name}?` : name)).join(' ');
  expect(asked(formFields.demo.fr)).toBe(
    `${person} sector? companySize jobFunction objective deadline? consent`,
  );
  expect(asked(formFields.demo.en)).toBe(`${person} sector message? consent`);
  expect(asked(formFields.contact.fr)).toBe(contact);
  expect(asked(formFields.contact.en)).toBe(contact);

  const { fr, en } = formFields.demo;
  const choices = [...fr, ...en].flatMap((field) =>
    field.kind === 'select' ? [field.choices] : [],
  );
  expect(choices.map((values) => values.join(' '))).toEqual([
    '1-10 11-50 51-200 201-500 500+',
    'direction conformite juridique it risques autre',
    'lawyers accountants notaries real-estate art-dealers domiciliation other',
  ]);
});

test.each(forms)('the subject of the $name mail names fields of its form only', ({
  form,
  fields,
}) => {
  const { type, locale } = form() as { type: RequestType; locale: Locale };
  const subject = mailWords[locale].subject[type];
  const named = [...subject.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(named).not.toEqual([]);
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});

/** A letter that takes nine bytes urlencoded, the most that one unit of `maxlength` can. */
const wide = '語';

describe.each(forms)('the $name form', ({ form, fields, page }) => {
  test('is received whole when each field is as long as it may be, posted without script', async () => {
    const short = form({ website: '' });
    const long = fields.map((field) =>
      'max' in field && field.kind !== 'email'
        ? [
            field.name,
            String(field.name === 'company' ? short.company : '').padEnd(field.max, wide),
          ]
        : [field.name, short[field.name]],
    );
    const request = { ...short, ...Object.fromEntries(long) };
    expect((await post(request)).location).toBe(`${page}#received`);
    const { type, locale, website, ...values } = request;
    expect((await rowsOf(request.company))[0]?.fields).toEqual(values);
  });

  test('refuses a longer text, an unknown choice and no consent, and stores nothing', async () => {
    const wrong = fields.flatMap((field): [string, unknown][] => {
      if ('max' in field) return [[field.name, 'x'.repeat(field.max + 1)]];
      if (field.kind === 'select') return [[field.name, `${field.choices[0]}x`]];
      return field.optional ? [] : [[field.name, false]];
    });
    const { status, body } = await send(form(Object.fromEntries(wrong)));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(wrong.map(([name]) => name));
    expect(await rowsOf(Object.fromEntries(wrong).company)).toEqual([]);
  });

  test('leads without script to the first faulty field', async () => {
    const required = fields.filter(({ optional }) => !optional).map(({ name }) => name);
    for (const [index, first] of required.entries()) {
      const missing = required.slice(index).map((name) => [name, undefined]);
      expect((await post(form(Object.fromEntries(missing)))).location).toBe(
        `${page}#field-${first}`,
      );
    }
  });
});

/* What each kind of field accepts, on invented rows of the table. */

const row = { name: 'x', title: { fr: 'X', en: 'X' } };
const empty = [undefined, '', ' \t ', '\r\n'];
const noText = [5, {}, ['text'], null, true];

type Refusals = Record<'required' | 'invalid' | 'tooLong', unknown[]>;
type Case = [field: Field, kept: [value: unknown, stored: unknown][], refused: Partial<Refusals>];

const cases: Case[] = [
  [
    { ...row, kind: 'text', max: 5 },
    [
      ['ééééé', 'ééééé'],
      ['  ééééé\n', 'ééééé'],
      ['a\r\nb', 'a b'],
      ['a\u202eb', 'a b'],
    ],
    { required: [...empty, ...noText], tooLong: ['éééééé'] },
  ],
  [
    { ...row, kind: 'tel', max: 5, optional: true },
    [['12345', '12345'], ...empty.map((value): [unknown, string] => [value, ''])],
    { invalid: noText, tooLong: ['123456'] },
  ],
  [
    { ...row, kind: 'textarea', max: 9, rows: 3 },
    [
      ['a\r\nb\n\nc', 'a\nb\n\nc'],
      ['a\u0000b\ud800', 'a b\ufffd'],
    ],
    { required: [...empty, ...noText], tooLong: ['x'.repeat(10)] },
  ],
  [
    { ...row, kind: 'textarea', max: 9, rows: 3, optional: true },
    empty.map((value) => [value, '']),
    { invalid: noText, tooLong: ['x'.repeat(10)] },
  ],
  [
    { ...row, kind: 'email', max: 80 },
    [
      [' zoe@a.example\n', 'zoe@a.example'],
      ...[`${'x'.repeat(64)}@a.example`, "o'neil+aml@a-b.xn--caf-dma.fr", 'Z_oe.l@1.Example'].map(
        (value): [string, string] => [value, value],
      ),
      ['user&co@a.example', 'user&co@a.example'],
      ['contact@société.fr', 'contact@xn--socit-esab.fr'],
      ['contact@SOCIÉTÉ.fr', 'contact@xn--socit-esab.fr'],
    ],
    {
      required: [...empty, ...noText],
      tooLong: [`zoe@${'a.'.repeat(35)}example`],
      invalid: [
        ...['zoe', 'zoe@a', '@a.example', 'zoe@@a.example', 'zoe l@a.example'],
        ...['a@b.example, c@d.ex', 'a@b.example\r\nBcc: c'],
        ...['jean@cabinet-.fr', 'jean@-cabinet.fr', 'a@xn--.fr', `${'x'.repeat(65)}@a.example`],
        ...[`a@${'b'.repeat(64)}.fr`, 'a@b..fr', '.a@b.fr', 'a.@b.fr', 'a@b.c', 'a@b.fr.'],
        ...['a@é..fr', 'a@é/b.fr', 'a@é.fr:25', 'a@é@b.fr', 'a@\u00adé .fr'],
      ],
    },
  ],
  [
    { ...row, kind: 'select', choices: ['one', 'two'] },
    [
      ['one', 'one'],
      ['two', 'two'],
    ],
    { required: [undefined, '', null], invalid: ['three', 'onex', 'one,two', ['one'], 5, {}] },
  ],
  [
    { ...row, kind: 'checkbox' },
    [[true, true]],
    { required: [undefined, false, null, 'true', 'on', 1, {}] },
  ],
  [
    { ...row, kind: 'checkbox', optional: true },
    [
      [true, true],
      [false, false],
      [undefined, false],
    ],
    { invalid: ['on', 1, null, {}] },
  ],
];

test.each(cases)('$kind, optional: $optional', (field, kept, refused) => {
  const schema = fieldSchema(field);
  for (const [value, stored] of kept)
    expect([value, schema.safeParse(value)]).toEqual([value, { success: true, data: stored }]);
  for (const [code, values] of Object.entries(refused))
    for (const value of values) {
      const codes = schema.safeParse(value).error?.issues.map(({ message }) => message);
      expect([value, codes]).toEqual([value, [code]]);
    }
});

test('what no form asks is not stored', async () => {
  const request = demoEn();
  await send({ ...request, id: 7, status: 'spam', ip: '::1', objective: 'x' });
  const [row] = await rowsOf(request.company);
  expect(row?.status).toBe('sent');
  for (const name of ['id', 'status', 'ip', 'objective'])
    expect(row?.fields).not.toHaveProperty(name);
});
