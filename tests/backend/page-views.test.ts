import { expect, test } from 'vitest';
import { pageView, sendView, viewsOf } from '../support/backend/page-view';

test('anybody may add a page view: 201, empty, and the row has the four columns', async () => {
  const view = pageView({ referrer: 'https://www.example.org/' });
  const before = Date.now();
  const { status, text } = await sendView(view);
  expect(status).toBe(201);
  expect(text).toBe('');
  const [row, ...others] = await viewsOf(view.session_id);
  expect(others).toEqual([]);
  expect(row).toEqual({ ...view, id: expect.any(Number), created_at: expect.any(String) });
  expect(Date.parse(String(row?.created_at))).toBeGreaterThanOrEqual(before - 1);
});

test('referrer may be null, user agent too', async () => {
  const view = pageView({ user_agent: null });
  expect((await sendView(view)).status).toBe(201);
  expect(await viewsOf(view.session_id)).toMatchObject([view]);
});

test('a session has as many page views as it sends', async () => {
  const view = pageView();
  for (const page_path of ['/', '/en', '/en']) await sendView({ ...view, page_path });
  const paths = (await viewsOf(view.session_id)).map(({ page_path }) => page_path);
  expect(paths).toEqual(['/', '/en', '/en']);
});

const refused: [what: string, code: string, changes: Record<string, unknown>][] = [
  ['a path without a slash', '23514', { page_path: 'avocats' }],
  ['an address for a path', '23514', { page_path: 'https://evil.example/' }],
  ['an empty path', '23514', { page_path: '' }],
  ['a path that is too long', '23514', { page_path: '/'.repeat(2049) }],
  ['a user agent that is too long', '23514', { user_agent: 'x'.repeat(1025) }],
  ['a referrer that is too long', '23514', { referrer: 'x'.repeat(2049) }],
  ['a path with a space', '23514', { page_path: '/a b' }],
  ['a path of letters that browsers encode', '23514', { page_path: '/é' }],
  ['a user agent of two lines', '23514', { user_agent: 'a\nb' }],
  ['a user agent that is no ASCII', '23514', { user_agent: '😀' }],
  ['a referrer that is no ASCII', '23514', { referrer: 'https://é.example/' }],
  ['null for a path', '23502', { page_path: null }],
  ['no path', '23502', { page_path: undefined }],
  ['null for a session', '23502', { session_id: null }],
  ['a session that is no UUID', '22P02', { session_id: 'me' }],
  ['an empty session', '22P02', { session_id: '' }],
];

test.each(refused)('%s is refused with PostgreSQL’s code %s', async (_, code, changes) => {
  const view = pageView(changes);
  const { status, json } = await sendView(view);
  expect(status).toBe(400);
  expect(Object.keys(json).sort()).toEqual(['code', 'details', 'hint', 'message']);
  expect(json.code).toBe(code);
  expect(json.message).not.toBe('');
});

test('the longest values are kept', async () => {
  const path = '/'.repeat(2048);
  const view = pageView({ page_path: path, user_agent: 'x'.repeat(1024), referrer: path });
  expect((await sendView(view)).status).toBe(201);
  expect(await viewsOf(view.session_id)).toMatchObject([view]);
});

test.each([
  [401, '42501', { created_at: '2020-01-01T00:00:00Z' }],
  [400, '428C9', { id: 1 }],
  [400, '42703', { ip: '::1' }],
])('%i for any other column (%s)', async (status, code, changes) => {
  const view = pageView(changes);
  const answer = await sendView(view);
  expect(answer.status).toBe(status);
  expect(answer.json.code).toBe(code);
  expect(await viewsOf(view.session_id)).toEqual([]);
});

test('several page views in one call are refused, and none of them is kept', async () => {
  const view = pageView();
  const { status, json } = await sendView([view, view]);
  expect(status).toBe(400);
  expect(json).toMatchObject({ code: '23514', message: 'one page view per call' });
  expect(await viewsOf(view.session_id)).toEqual([]);
});
