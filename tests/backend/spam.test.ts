import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailWords } from '@/supabase/functions/send-demo-email/mails/mail-words';
import { startFaultHarness } from '../support/backend/fault-harness';
import { fill } from '../support/backend/own-database';
import { mailsOf, rowsOf } from '../support/backend/platform';
import { contactFr, demoEn, demoFr, forms, type Request } from '../support/backend/requests';
import { post, send } from '../support/backend/send';
import { runCommand } from '../support/commands';

/* What fills the honeypot is kept as spam, and no mail goes out. */

/** A mail that came after all would come before that of a later request. */
async function expectNoMail({ company }: Request) {
  const later = demoEn();
  await send(later);
  expect(await mailsOf(later.company)).toHaveLength(1);
  expect(await mailsOf(company)).toEqual([]);
}

test.each(forms)('the $name form with the honeypot filled: 200, spam, no mail', async ({
  form,
}) => {
  const request = form({ submissionId: randomUUID(), website: 'https://spam.example' });
  const { status, body } = await send(request);
  expect(status).toBe(200);
  expect(body).toEqual({ ok: true, id: request.submissionId });
  expect(await rowsOf(request.company)).toMatchObject([{ status: 'spam', sent_at: null }]);
  await expectNoMail(request);
});

test('a machine that posts the form is led to the page that says it was received', async () => {
  const request = demoEn({ website: 'x' });
  expect((await post(request)).location).toBe('http://localhost:3000/en/sent#received');
  await expectNoMail(request);
});

test('a person who sends the same words as a bot reaches the team', async () => {
  const request = demoEn();
  await post({ ...request, website: 'x' });
  await post(request);
  expect(await mailsOf(request.company)).toHaveLength(1);
});

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

/* Spam is shown to a person: a list at any time, a digest every two hours, once a day in a flood. */

const harness = await startFaultHarness();

const spam = [demoEn, contactFr].map((form) => form({ submissionId: randomUUID(), website: 'x' }));

test('npm run list:mails shows it', async () => {
  for (const request of spam) await send(request, { to: harness.url });
  const { code, out } = await runCommand(harness.platform.api, 'list:mails');
  expect(code).toBe(0);
  expect(out).toContain('Kept as spam: 2');
  for (const { submissionId, email } of spam)
    for (const words of [submissionId, email]) expect(out).toContain(words);
});

test('two hours after the first it is mailed to the team as one digest, once', async () => {
  const age = (interval: string) =>
    harness.postgres.query(
      'update form_submissions set created_at = now() - $2::interval where id = $1',
      [spam[0]?.submissionId, interval],
    );
  await age('119 minutes');
  await harness.retry();
  expect(harness.smtp.received).toEqual([]);
  await age('121 minutes');
  await harness.retry();
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(1);
  const [digest] = harness.smtp.received;
  expect(digest).toMatchObject({
    recipients: ['equipe@allie-compliance.example'],
    subject: expect.stringMatching(/ 2$/),
  });
  for (const { company, email } of spam)
    for (const words of [company, email]) {
      expect(digest?.text).toContain(words);
      expect(digest?.html).toContain(words);
    }
  const { rows } = await harness.postgres.query('select status from form_submissions');
  expect(rows).toEqual([{ status: 'spam' }, { status: 'spam' }]);
});

test('in a flood of twenty and more it waits for a day', async () => {
  await harness.empty();
  await fill(harness.postgres, 20, { status: 'spam' });
  const age = (interval: string) =>
    harness.postgres.query('update form_submissions set created_at = now() - $1::interval', [
      interval,
    ]);
  await age('23 hours');
  await harness.retry();
  expect(harness.smtp.received).toEqual([]);
  await age('25 hours');
  await harness.retry();
  expect(harness.smtp.received.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/ 20$/),
  ]);
});
