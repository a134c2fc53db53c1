import { expect, test } from 'vitest';
import { mailsOf } from '../support/backend/platform';
import { demoEn, demoFr } from '../support/backend/requests';
import { send } from '../support/backend/send';

/* A form that was filled faster than a person types is delivered, and marked in the subject. */

test.each([
  [demoFr, 2999, '[rapide] Demande de démo : '],
  [demoEn, 0, '[quick] Demo request: '],
  [demoEn, -5, '[quick] Demo request: '],
  [demoEn, 3000, 'Demo request: '],
  [demoFr, undefined, 'Demande de démo : '],
])('%o filled in %o ms has the subject %s…', async (form, elapsed, subject) => {
  const request = form({ elapsed });
  expect((await send(request)).status).toBe(200);
  const mails = await mailsOf(request.company);
  expect(mails.map((mail) => mail.subject)).toEqual([`${subject}${request.company}`]);
});
