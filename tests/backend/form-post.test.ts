import { expect, test } from 'vitest';
import { rowsOf } from '../support/backend/platform';
import { contactFr, demoFr } from '../support/backend/requests';
import { post } from '../support/backend/send';

const french = 'http://localhost:3000/envoi';

test('boxes that are not ticked are not posted: newsletter is a no, consent is a fault', async () => {
  const request = contactFr({ newsletter: false });
  expect((await post(request)).location).toBe(`${french}#received`);
  expect((await rowsOf(request.company))[0]?.fields.newsletter).toBe(false);
  expect((await post(contactFr({ consent: false }))).location).toBe(`${french}#field-consent`);
});

test('an empty form leads to the page that says it is invalid', async () => {
  expect(await post({})).toEqual({ status: 303, location: `${french}#invalid` });
});

test.each([
  'application/x-www-form-urlencoded; charset=UTF-8',
  'Application/X-WWW-Form-URLEncoded',
])('%s is known as a form', async (type) => {
  const { status, location } = await post(demoFr(), { headers: { 'content-type': type } });
  expect({ status, location }).toEqual({ status: 303, location: `${french}#received` });
});

test('nothing that is posted leads out of the site', async () => {
  const elsewhere = 'https://evil.example/';
  const names = ['locale', 'redirect', 'origin', 'next', elsewhere];
  for (const name of names) {
    const { location } = await post(demoFr({ [name]: elsewhere }), {
      origin: null,
      headers: { referer: elsewhere, 'x-forwarded-host': 'evil.example' },
    });
    expect(location?.startsWith(`${french}#`)).toBe(true);
  }
});
