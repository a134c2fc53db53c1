import { expect, test } from 'vitest';
import { mailsOf } from '../support/backend/platform';
import { contactEn, contactFr, demoEn, demoFr } from '../support/backend/requests';
import { send } from '../support/backend/send';

const cases = [
  ['French demo', demoFr, { phone: '', sector: ' ' }, ['Téléphone', 'Secteur', 'Échéance']],
  ['English demo', demoEn, { phone: '', message: '\n' }, ['Phone', 'Message']],
  ['French contact', contactFr, { newsletter: false }, ['Téléphone', 'Lettre d’information']],
  ['English contact', contactEn, { newsletter: false, phone: '' }, ['Phone', 'Newsletter']],
] as const;

test.each(
  cases,
)('the mail of a %s passes over what was left empty', async (_, form, empty, labels) => {
  const request = form({ phone: undefined, deadline: undefined, ...empty });
  expect((await send(request)).status).toBe(200);
  const [mail] = await mailsOf(request.company);
  expect(mail?.text).toContain('Zoé');
  for (const words of [...labels, 'undefined', 'null', 'false', '[object'])
    for (const said of [mail?.text, mail?.html]) expect(said).not.toContain(words);
});

test('the honeypot and the envelope are not in the mail', async () => {
  const request = demoEn({ website: '' });
  await send(request);
  const [mail] = await mailsOf(request.company);
  for (const words of ['website', 'submissionId', 'locale', 'type'])
    expect(mail?.text).not.toContain(words);
});
