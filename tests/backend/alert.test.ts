import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startHttpServer } from '../support/backend/http-server';
import { team } from '../support/backend/platform';
import { type FaultyWorld, startFaultyWorld } from '../support/faults';

/* A mail that waits for an hour raises an alert, by the transport that does not carry the mails. */

let other: Awaited<ReturnType<typeof startHttpServer>>;
let world: FaultyWorld;
beforeAll(async () => {
  other = await startHttpServer();
  world = await startFaultyWorld({
    MAIL_TRANSPORTS: 'smtp,brevo',
    BREVO_URL: other.url,
    BREVO_API_KEY: 'key',
  });
});
afterAll(async () => {
  await world.stop();
  await other.stop();
});
beforeEach(async () => {
  await world.empty();
  other.taken.splice(0);
  world.smtp.mood = 'refuses for now';
});

/** A request whose mails have been refused for so many minutes. */
async function waiting(minutes: number) {
  const id = randomUUID();
  expect((await world.send(randomUUID(), id)).status).toBe(202);
  await world.idle();
  const { rows } = await world.postgres.query(
    `update mails set created_at = now() - make_interval(mins => $2) where submission_id = $1
     returning id, kind`,
    [id, minutes],
  );
  const idOf = (kind: string) => rows.find((mail) => mail.kind === kind).id;
  return { team: idOf('team'), confirmation: idOf('confirmation') };
}

test('one alert for the mails to the team that have waited for an hour, once', async () => {
  const stuck = [await waiting(61), await waiting(600)];
  const young = await waiting(58);
  await world.retry();
  await world.retry();
  expect(other.taken).toHaveLength(1);
  const [alert] = other.taken;
  expect(alert).toMatchObject({
    to: [{ email: team }],
    sender: { name: 'Site', email: 'site@allie-compliance.example' },
    subject: 'Alerte : 2 message(s) en attente',
  });
  for (const { team: id } of stuck) expect(alert?.textContent).toContain(id);
  expect(alert?.textContent).toContain('451 try again');
  expect(alert?.textContent).toContain('npm run list:mails');
  for (const id of [young.team, young.confirmation, stuck[0]?.confirmation])
    expect(alert?.textContent).not.toContain(id);
});

test('an alert that does not go out either is tried again', async () => {
  const { team: id } = await waiting(61);
  other.state.status = 500;
  await world.retry();
  other.state.status = 201;
  await world.retry();
  await world.retry();
  expect(other.taken).toHaveLength(1);
  expect(other.taken[0]?.textContent).toContain(id);
});

test('a mail that goes out raises none', async () => {
  await waiting(61);
  world.smtp.mood = 'well';
  await world.passTime();
  await world.retry();
  expect(other.taken).toEqual([]);
});
