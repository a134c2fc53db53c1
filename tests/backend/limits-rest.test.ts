import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { keys, rest, rowWith } from '../support/backend/platform';

/* No limit can be passed by: the public key reaches neither the tables nor what fills them. */

const id = randomUUID();
const row = { id, type: 'demo', locale: 'fr', fields: { email: 'zoe@cabinet.example' } };

const calls = {
  form_submissions: row,
  mails: { id, kind: 'team', submission_id: id },
  newsletter_consents: { email: 'zoe@cabinet.example', locale: 'fr', wording: '' },
  'rpc/store_submission': {
    ...{ p_id: id, p_type: 'demo', p_locale: 'fr', p_fields: row.fields, p_spam: false },
  },
  'rpc/claim_mails': { p_limit: 10 },
  'rpc/mark_mail_sent': { p_id: id },
  'rpc/prepare_digests': {},
  'rpc/resend_mails': {},
  'rpc/answer_newsletter': { p_token: id, p_action: 'confirm' },
};

test.each(Object.entries(calls))('%s is closed to the public key', async (path, body) => {
  const answer = await rest('POST', path, keys.anon, body);
  expect(answer).toMatchObject({ status: 401, json: { code: '42501' } });
  expect(await rowWith(id)).toBeUndefined();
});

test.each(Object.keys(calls))('%s is closed without a key', async (path) => {
  expect((await rest('POST', path, undefined, {})).status).toBe(401);
});
