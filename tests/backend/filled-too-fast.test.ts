import { expect, test } from 'vitest';
import { mailWords } from '@/supabase/functions/_shared/mail-words';
import { mailsOf } from '../support/backend/platform';
import { demoEn, demoFr } from '../support/backend/requests';
import { send } from '../support/backend/send';

/* A form that was filled in faster than a person types is delivered, and marked in the subject. */

test.each([
  [demoFr, 2999, mailWords.fr.tooFast],
  [demoEn, 0, mailWords.en.tooFast],
  [demoEn, -5, mailWords.en.tooFast],
  [demoEn, 3000, undefined],
  [demoFr, undefined, undefined],
])('%o filled in within %o ms has the mark %o', async (form, elapsed, mark) => {
  const plain = form();
  await send(plain);
  const request = form({ elapsed });
  expect((await send(request)).status).toBe(200);
  const [[expected], [mail]] = [await mailsOf(plain.company), await mailsOf(request.company)];
  const unmarked = expected?.subject.replace(String(plain.company), String(request.company));
  expect(mail?.subject).toBe(mark ? `${mark} ${unmarked}` : unmarked);
});
