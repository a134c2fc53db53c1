import { afterAll, beforeAll, expect, test } from 'vitest';
import { attacks, badAddresses } from '../../fixtures/attacks';
import { type AttackedWorld, startAttackedWorld } from '../../support/attacked-world';
import { forms } from '../../support/backend/requests';
import { send } from '../../support/backend/send';
import { expectHarmless, team } from '../../support/harmless';

/* Known attacks, in every field of every form. */

let world: AttackedWorld;
beforeAll(async () => {
  world = await startAttackedWorld();
}, 120_000);
afterAll(() => world.stop());

/** What a person types freely, by form. */
const typed = {
  demoFr: ['firstName', 'lastName', 'phone', 'company', 'sector', 'objective', 'deadline'],
  demoEn: ['firstName', 'lastName', 'phone', 'company', 'message'],
  contactFr: ['firstName', 'lastName', 'phone', 'company', 'subject', 'message'],
  contactEn: ['firstName', 'lastName', 'phone', 'company', 'subject', 'message'],
};

const cases = Object.entries(attacks).flatMap(([what, text]) =>
  Object.keys(typed).map((form) => [what, form as keyof typeof typed, text] as const),
);

test.each(cases)('%s in every field of %s is text', async (_, form, text) => {
  const hostile = Object.fromEntries(
    // A phone number has forty characters.
    typed[form].map((name) => [name, name === 'phone' ? text.slice(0, 40) : text]),
  );
  const request = forms[form](hostile);
  const before = world.caught.length;
  const { status, body } = await send(request, { to: world.functionUrl });
  expect(status).toBe(200);
  await world.settled();

  const mails = await Promise.all(world.caught.slice(before).map(expectHarmless));
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
  const request = forms.contactEn({ email });
  const { status, body } = await send(request, { to: world.functionUrl });
  expect(status).toBe(422);
  expect(body).toEqual({ error: 'invalid', fields: { email: ['invalid'] } });
  const { rows } = await world.query(
    `select count(*)::int from form_submissions where fields->>'company' = $1`,
    [request.company],
  );
  expect(rows).toEqual([{ count: 0 }]);
});
