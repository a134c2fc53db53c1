import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '@/supabase/local/ports';
import { startOwnFunction } from '../support/backend/function';
import { startMailServer } from '../support/backend/mail-server';
import { type Row, rowsOf } from '../support/backend/platform';
import { demoEn, demoFr } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

const team = 'equipe@allie-compliance.example';

let port: number;
let to: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  port = await freePort();
  const running = await startOwnFunction({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  to = running.address;
  stop = running.stop;
});
afterAll(() => stop());

/** A mail server for the running test; without, it is down. */
async function mailServer(options: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer({ port, ...options });
  onTestFinished(server.stop);
  return server;
}

async function expectStoredOnly() {
  const request = demoEn({ submissionId: randomUUID() });
  const { status, body } = await send(request, { to });
  expect(status).toBe(202);
  expect(body).toEqual({ ok: true, id: request.submissionId });
  const [row, ...others] = await rowsOf(request.company);
  expect(row).toMatchObject({ id: request.submissionId, status: 'stored', sent_at: null });
  expect(others).toEqual([]);
}

test('202 and stored where the mail server is down; a form is told that the mail will follow', async () => {
  await expectStoredOnly();
  expect((await post(demoFr(), { to })).location).toBe('http://localhost:3000/envoi#pending');
  expect((await post(demoEn(), { to })).location).toBe('http://localhost:3000/en/sent#pending');
});

test('a resend while the mail is still to go out is answered 202 and makes no second row', async () => {
  const request = demoEn({ submissionId: randomUUID() });
  for (const _ of [1, 2]) expect((await send(request, { to })).status).toBe(202);
  expect(await rowsOf(request.company)).toHaveLength(1);
});

test('202 and stored where the mail server refuses the mail', async () => {
  await mailServer({
    onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
  });
  await expectStoredOnly();
});

test('202 and stored where the mail server does not greet within 5 seconds', async () => {
  await mailServer({ onConnect: () => {} });
  await expectStoredOnly();
});

test('202 and stored where the mail server does not take the mail within 5 seconds', async () => {
  await mailServer({ beforeTaking: () => new Promise(() => {}) });
  await expectStoredOnly();
});

test('the request is stored before the mail goes out', async () => {
  const request = demoEn();
  let rows: Row[] = [];
  const { caught } = await mailServer({
    beforeTaking: async ({ recipients }) => {
      if (recipients.includes(team)) rows = await rowsOf(request.company);
    },
  });
  expect((await send(request, { to })).status).toBe(200);
  expect(caught.filter(({ recipients }) => recipients.includes(team))).toHaveLength(1);
  expect(rows.map(({ status }) => status)).toEqual(['stored']);
  expect((await rowsOf(request.company)).map(({ status }) => status)).toEqual(['sent']);
});
