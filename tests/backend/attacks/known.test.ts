import { afterAll, expect, test } from 'vitest';
import { attacks, badAddresses } from '../../fixtures/attacks';
import { assertSafeMail, team } from '../../support/backend/assert-safe-mail';
import { startAttackHarness } from '../../support/backend/attack-harness';
import { contactEn, forms, isTyped } from '../../support/backend/requests';
import { send } from '../../support/backend/send';

/* Known attacks, in every field of every form. */

const harness = await startAttackHarness();
afterAll(harness.stop);

const cases = Object.entries(attacks).flatMap(([what, text]) =>
  forms.map((form) => ({ what, text, ...form })),
);

test.each(cases)('$what in every field of the $name form is text', async ({
  form,
  fields,
  text,
}) => {
  const hostile = fields.flatMap((field) =>
    'max' in field && isTyped(field) ? [[field.name, text.slice(0, field.max)]] : [],
  );
  const request = form(Object.fromEntries(hostile));
  const before = harness.caught.length;
  const { status, body } = await send(request, { to: harness.functionUrl });
  expect(status).toBe(200);
  await harness.settled();

  const mails = await Promise.all(harness.caught.slice(before).map(assertSafeMail));
  expect(mails.map(({ of }) => of).sort()).toEqual([team, request.email].sort());
  const toTeam = mails.find(({ of }) => of === team);
  expect(toTeam?.text).toContain(body.id);
  expect(toTeam?.replyTo?.map(({ address }) => address)).toEqual([request.email]);
  // Nobody's words reach a third party through the confirmation.
  const confirmation = mails.find(({ of }) => of === request.email);
  for (const words of ['evil', 'alert', 'drop table', 'company'])
    for (const said of [confirmation?.subject, confirmation?.text, confirmation?.html])
      expect(said).not.toContain(words);
});

test.each(badAddresses)('the address %j is refused, and nothing is stored', async (email) => {
  const request = contactEn({ email });
  const { status, body } = await send(request, { to: harness.functionUrl });
  expect(status).toBe(422);
  expect(body).toEqual({ error: 'invalid', fields: { email: ['invalid'] } });
  const { rows } = await harness.query(
    `select count(*)::int from form_submissions where fields->>'company' = $1`,
    [request.company],
  );
  expect(rows).toEqual([{ count: 0 }]);
});
