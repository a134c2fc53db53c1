import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formFields } from '@/supabase/functions/_shared/form-fields';
import { rowsOf, rowWith } from '../support/backend/platform';
import { forms } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

/* Every row of the table of fields, through the function. What each kind accepts: field-schema.test.ts. */

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
    const submissionId = randomUUID();
    const wrong = fields.flatMap((field) => {
      if ('max' in field) return [[field.name, 'x'.repeat(field.max + 1)]];
      if (field.kind === 'select') return [[field.name, `${field.choices[0]}x`]];
      return field.optional ? [] : [[field.name, false]];
    });
    const { status, body } = await send(form({ submissionId, ...Object.fromEntries(wrong) }));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(wrong.map(([name]) => name));
    expect(await rowWith(submissionId)).toBeUndefined();
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
