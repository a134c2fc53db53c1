import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageView, sendView, viewsOf } from '../support/backend/page-view';
import { keys, rest, rowWith } from '../support/backend/platform';

const asService = (method: string, path: string, body?: unknown) =>
  rest(method, path, keys.serviceRole, body);

const fields = { email: 'zoe@cabinet.example', a: 1 };
const submission = () => ({ id: randomUUID(), type: 'demo', locale: 'fr', fields });

test('it reads page views', async () => {
  const view = pageView();
  await sendView(view);
  const { status, json } = await asService('GET', `page_views?session_id=eq.${view.session_id}`);
  expect(status).toBe(200);
  expect(json).toMatchObject([view]);
});

test('403, not 401, where it has no grant: it neither adds nor changes page views', async () => {
  const view = pageView();
  await sendView(view);
  const added = await asService('POST', 'page_views', view);
  const changed = await asService('PATCH', `page_views?session_id=eq.${view.session_id}`, {
    page_path: '/changed',
  });
  for (const answer of [added, changed])
    expect(answer).toMatchObject({ status: 403, json: { code: '42501' } });
  expect(await viewsOf(view.session_id)).toMatchObject([view]);
});

test('it adds, reads and changes requests of prospects, one at a time', async () => {
  const [one, other] = [submission(), submission()];
  for (const row of [one, other])
    expect(await asService('POST', 'form_submissions', row)).toMatchObject({
      status: 201,
      text: '',
    });
  const path = `form_submissions?id=eq.${one.id}`;
  expect((await asService('PATCH', path, { status: 'sent' })).status).toBe(204);
  expect(await asService('GET', `${path}&select=id,status`)).toMatchObject({
    status: 200,
    json: [{ id: one.id, status: 'sent' }],
  });
  expect((await rowWith(other.id))?.status).toBe('stored');
});

test.each([
  'neq.sent',
  'in.(sent,spam)',
  'sent',
])('400 for a filter that is not served, status=%s, and no row is changed', async (filter) => {
  const row = submission();
  await asService('POST', 'form_submissions', row);
  const path = `form_submissions?id=eq.${row.id}&status=${filter}`;
  for (const answer of [
    await asService('PATCH', path, { type: 'contact' }),
    await asService('GET', path),
  ])
    expect(answer).toMatchObject({
      status: 400,
      json: {
        message: `status=${filter} is not supported: supabase/local/rest.ts only knows eq filters.`,
      },
    });
  expect((await rowWith(row.id))?.type).toBe('demo');
});

test('409 for a second row with the same id, in PostgREST’s words', async () => {
  const row = submission();
  await asService('POST', 'form_submissions', row);
  const { status, json } = await asService('POST', 'form_submissions', row);
  expect(status).toBe(409);
  expect(json).toEqual({
    code: '23505',
    details: `Key (id)=(${row.id}) already exists.`,
    hint: null,
    message: 'duplicate key value violates unique constraint "form_submissions_pkey"',
  });
});

test.each([
  { type: 'newsletter' },
  { locale: 'deutsch' },
  { status: 'lost' },
  { fields: null },
])('the table itself refuses %j', async (bad) => {
  const row = { ...submission(), ...bad };
  const { status, json } = await asService('POST', 'form_submissions', row);
  expect(status).toBe(400);
  expect(json.code).toMatch(/^235(14|02)$/);
  expect(await rowWith(row.id)).toBeUndefined();
});

test('an unknown table or function is not found', async () => {
  expect((await asService('GET', 'nothing')).status).toBe(404);
  expect((await asService('POST', 'rpc/nothing', {})).status).toBe(404);
});
