import { expect, test } from 'vitest';
import type { Field } from '@/supabase/functions/_shared/form-fields';
import { fieldSchema } from '@/supabase/functions/_shared/schemas';

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
    ],
    {
      required: [...empty, ...noText],
      tooLong: [`zoe@${'a.'.repeat(35)}example`],
      invalid: [
        ...['zoe', 'zoe@a', '@a.example', 'zoe@@a.example', 'zoe l@a.example'],
        ...['a@b.example, c@d.ex', 'a@b.example\r\nBcc: c'],
        ...['jean@cabinet-.fr', 'jean@-cabinet.fr', 'a@xn--.fr', `${'x'.repeat(65)}@a.example`],
        ...[`a@${'b'.repeat(64)}.fr`, 'a@b..fr', '.a@b.fr', 'a.@b.fr', 'a@b.c', 'a@b.fr.'],
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
