import { expect, test } from 'vitest';
import { rowsOf } from '../support/backend/platform';
import { demoEn, type Request } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

test('422 names every faulty field, each with its codes', async () => {
  const request = demoEn({ firstName: ' ', email: 'x', sector: 'banks', consent: false });
  const { status, body } = await send(request);
  expect(status).toBe(422);
  expect(body).toEqual({
    error: 'invalid',
    fields: {
      firstName: ['required'],
      email: ['invalid'],
      sector: ['invalid'],
      consent: ['required'],
    },
  });
  expect(await rowsOf(request.company)).toEqual([]);
});

const envelopes: [what: string, name: string, changes: Request][] = [
  ['no type', 'type', { type: undefined }],
  ['another type', 'type', { type: 'newsletter' }],
  ['a type every object knows', 'type', { type: '__proto__' }],
  ['no locale', 'locale', { locale: undefined }],
  ['another locale', 'locale', { locale: 'de' }],
  ['a submission id that is no UUID', 'submissionId', { submissionId: 'one' }],
  ['an empty submission id', 'submissionId', { submissionId: '' }],
  ['a number for a submission id', 'submissionId', { submissionId: 7 }],
  ['a boolean in the honeypot', 'website', { website: true }],
  ['a flood in the honeypot', 'website', { website: 'x'.repeat(2001) }],
];

test.each(envelopes)('422 for %s', async (_, name, changes) => {
  const request = demoEn(changes);
  const { status, body } = await send(request);
  expect(status).toBe(422);
  expect(body.error).toBe('invalid');
  expect(Object.keys(body.fields)).toEqual([name]);
  expect(await rowsOf(request.company)).toEqual([]);
});

test('a form with a fault that has no field leads to the page that says it is invalid', async () => {
  const bad = [{ type: 'other' }, { submissionId: 'one' }, { website: 'x'.repeat(2001) }];
  for (const changes of bad)
    expect((await post(demoEn(changes))).location).toBe('http://localhost:3000/en/sent#invalid');
  expect((await post(demoEn({ locale: 'de' }))).location).toBe(
    'http://localhost:3000/envoi#invalid',
  );
});
