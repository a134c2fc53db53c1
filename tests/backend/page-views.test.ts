import { expect, test } from 'vitest';
import { pageView, sendView, viewsOf } from '../support/backend/platform';

test('anybody may add a page view: 201, empty, and the row has the four columns and what follows', async () => {
  const view = pageView({ referrer: 'https://www.example.org/' });
  const before = Date.now();
  const { status, text } = await sendView(view);
  expect(status).toBe(201);
  expect(text).toBe('');
  const [row, ...others] = await viewsOf(view.session_id);
  expect(others).toEqual([]);
  const { created_at, day, ...stored } = row ?? {};
  expect(stored).toEqual({
    ...view,
    id: expect.any(Number),
    host: 'www.example.org',
    is_bot: false,
  });
  expect(Date.parse(String(created_at))).toBeGreaterThanOrEqual(before - 1);
  expect(String(day).slice(0, 10)).toBe(
    new Date(String(created_at)).toLocaleDateString('sv', { timeZone: 'Europe/Paris' }),
  );
});

const refused: [what: string, code: string, changes: Record<string, unknown>][] = [
  ['a path without a slash', '23514', { page_path: 'avocats' }],
  ['an empty path', '23514', { page_path: '' }],
  ['a path that is too long', '23514', { page_path: '/'.repeat(513) }],
  ['a user agent that is too long', '23514', { user_agent: 'x'.repeat(301) }],
  ['a referrer that is too long', '23514', { referrer: 'x'.repeat(513) }],
  ['a path with a space', '23514', { page_path: '/a b' }],
  ['a user agent that is no ASCII', '23514', { user_agent: '😀' }],
  ['a referrer that is no ASCII', '23514', { referrer: 'https://é.example/' }],
  ['null for a path', '23502', { page_path: null }],
  ['null for a session', '23502', { session_id: null }],
  ['a session that is no UUID', '22P02', { session_id: 'me' }],
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
  const path = '/'.repeat(512);
  const view = pageView({ page_path: path, user_agent: 'x'.repeat(300), referrer: path });
  expect((await sendView(view)).status).toBe(201);
  expect(await viewsOf(view.session_id)).toMatchObject([view]);
});

test('several page views in one call are refused, and none of them is kept', async () => {
  const view = pageView();
  const { status, json } = await sendView([view, view]);
  expect(status).toBe(400);
  expect(json).toMatchObject({ code: '23514', message: 'one page view per call' });
  expect(await viewsOf(view.session_id)).toEqual([]);
});

test.each([
  ['/avocats?source=lettre&gclid=Abc_1', '/avocats?source=lettre'],
  ['/avocats?fbclid=x', '/avocats'],
  ['/?MC_EID=x&mc_cid=y&msclkid=1&a=b&wbraid=2&_hsenc=3', '/?mc_cid=y&a=b'],
  ['/?a=b&gclid', '/?a=b'],
  ['/?gclids=1&a=gclid', '/?gclids=1&a=gclid'],
  ['/contact?email=anne@cabinet.example&a=1', '/contact?a=1'],
  ['/contact?a=1&e=anne.b%2Bc%40cabinet.example', '/contact?a=1'],
  ['/?e=anne%2540cabinet.example', '/'],
  ['/?anne@cabinet.example', '/'],
  ['/?from=@allie&x=a?b=c', '/?from=@allie&x=a?b=c'],
  ['/anne@cabinet.example/x', '/-/x'],
  // The same identifiers in other spellings.
  ['/?a=1&gclid%3D2', '/?a=1'],
  ['/?x[gclid]=1&gclid[]=2&x%5Bfbclid%5D=3&a=1', '/?a=1'],
  ['/?a=1&amp;gclid=2&amp;amp;fbclid=3', '/?a=1'],
  ['/?url=https%3A%2F%2Fwww.example.org%2F%3Fa%3D1%26gclid%3D2&a=1', '/?a=1'],
  ['/?%2567clid=1&%67clid=2&a=1', '/?a=1'],
  ['/?_ga=1&_gl=1&hsa_acc=1&trk_contact=1&ck_subscriber_id=1&vgo_ee=1&bbeml=1&a=1', '/?a=1'],
  ['/?inf_contact_key=1&rb_clickid=1&token=1&access_token=1&uid=1&user_id=1&a=1', '/?a=1'],
  ['/?@b.co', '/'],
  ['/?=@b.co&a=1', '/?a=1'],
  // Values that look like a token.
  ['/?a=1&k=AbCdEfGhIjKlMnOpQrStUvW1', '/?a=1'],
  ['/?k=b2c1.9f-3_aaaaaaaaaaaaaaaaa%3D%3D&eyJhbGciOiJIUzI1NiIsInR5', '/'],
  ['/?k=AbCdEfGhIjKlMnOpQrStUv1', '/?k=AbCdEfGhIjKlMnOpQrStUv1'],
  ['/?k=abcdefghijklmnopqrstuvwxyz', '/?k=abcdefghijklmnopqrstuvwxyz'],
  ['/?k=123456789012345678901234567890', '/?k=123456789012345678901234567890'],
  [
    '/?utm_campaign=avocats-et-notaires-rentree-2026',
    '/?utm_campaign=avocats-et-notaires-rentree-2026',
  ],
  ['/?utm_content=anne@cabinet.example&utm_id=7', '/?utm_id=7'],
  // Ordinary parameters, and what is none.
  ['/?id=7&source=lettre&clid=1&tokens=2&page=3', '/?id=7&source=lettre&clid=1&tokens=2&page=3'],
  ['/?a=%&b=%zz&c=100%25&d=caf%C3%A9&%00=1', '/?a=%&b=%zz&c=100%25&d=caf%C3%A9&%00=1'],
  ['/?q=&r', '/?q=&r'],
  ['/en', '/en'],
])('of %s is stored %s, in the path and in the referrer', async (sent, stored) => {
  const page = pageView({ page_path: sent, referrer: `https://www.example.org${sent}` });
  expect((await sendView(page)).status).toBe(201);
  expect(await viewsOf(page.session_id)).toMatchObject([
    { page_path: stored, referrer: `https://www.example.org${stored}` },
  ]);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0.0.0 Safari/537.36', true],
  ['facebookexternalhit/1.1', true],
  ['curl/8.5.0', true],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/130.0.0.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80; compatible; AnyBot/1.0)', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148', false],
  ['', false],
  [null, false],
])('%j is a bot that says so: %s', async (user_agent, isBot) => {
  const view = pageView({ user_agent });
  expect((await sendView(view)).status).toBe(201);
  expect(await viewsOf(view.session_id)).toMatchObject([{ user_agent, is_bot: isBot }]);
});
