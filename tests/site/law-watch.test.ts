import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { sources as register } from '@/lib/content';
import { legifrance } from '@/scripts/law-watch/legifrance';
import { checkLinks } from '@/scripts/law-watch/links';
import { guarded, type Subject, type VersionOf } from '@/scripts/law-watch/publisher';
import { citationsOf, watch } from '@/scripts/law-watch/register';
import { report } from '@/scripts/law-watch/report';
import { cellar, legilux } from '@/scripts/law-watch/sparql';
import { close, freePort, listen, loopback } from '@/supabase/local/ports';
import { atEnd } from '../support/at-end';

type Request = { url: string; body: string; authorization?: string | undefined };
type Reply = { status?: number; type?: string; body: string };

/** A server of this machine in the place of an official one; without a reply it keeps its caller waiting. */
async function serverOf(reply: (request: Request) => Reply | undefined) {
  const requests: Request[] = [];
  const server = createServer(async (incoming: IncomingMessage, outgoing) => {
    const { url = '', headers } = incoming;
    const { authorization } = headers;
    const request = { url: decodeURIComponent(url), body: await text(incoming), authorization };
    requests.push(request);
    const answer = reply(request);
    if (!answer) return;
    const { status = 200, type = 'application/json', body } = answer;
    outgoing.writeHead(status, { 'content-type': type }).end(body);
  });
  const port = await freePort();
  await listen(server, port, 'test', loopback);
  atEnd(() => close(server));
  return { url: `http://${loopback}:${port}`, requests };
}

const json = (value: unknown): Reply => ({ body: JSON.stringify(value) });

const day = (value: string) => ({
  type: 'typed-literal',
  datatype: 'http://www.w3.org/2001/XMLSchema#date',
  value,
});
const rows = (...bindings: object[]) =>
  json({
    head: { link: [], vars: ['day', 'end', 'by'] },
    results: { distinct: false, ordered: true, bindings },
  });
const published = { day: day('2020-01-15') };
const successor = { by: { type: 'literal', value: '32031R0001' } };

/** Milliseconds, as Légifrance writes days. */
const since = (value: string) => Date.parse(value);
const article = (etat: string, dateDebut: unknown, versions: object[] = []) =>
  json({
    executionTime: 3,
    dereferenced: true,
    article: {
      id: 'LEGIARTI000000000001',
      num: 'L1-2',
      etat,
      dateDebut,
      articleVersions: versions,
    },
  });
const law = (fields: object) =>
  json({ id: 'LEGITEXT000000000009', jurisState: 'Vigueur', etat: null, articles: [], ...fields });

/** The same six situations, as each source reports them. */
const situations: Record<string, Record<'unchanged' | 'new version' | 'gone' | 'moved', Reply>> = {
  'EUR-Lex': {
    unchanged: rows(published, { end: day('9999-12-31') }),
    'new version': rows(published, { day: day('2026-03-01') }, { day: day('2024-02-01') }),
    gone: rows(),
    moved: rows(published, { end: day('2025-12-31') }, successor),
  },
  Legilux: {
    unchanged: rows(published),
    'new version': rows(published, { day: day('2026-03-01') }),
    gone: rows(published, { end: day('2025-12-31') }),
    moved: rows(published, { end: day('2025-12-31') }, successor),
  },
  'Légifrance, an article': {
    unchanged: article('VIGUEUR', since('2020-01-15')),
    'new version': article('VIGUEUR', since('2020-01-15'), [
      { id: 'LEGIARTI000000000002', etat: 'VIGUEUR_DIFF', dateDebut: since('2026-03-01') },
    ]),
    gone: json({ executionTime: 3, dereferenced: false, article: null }),
    moved: article('TRANSFERE', since('2026-03-01')),
  },
  'Légifrance, a law': {
    unchanged: law({ dateDebutVersion: '2020-01-15', textAbroge: false }),
    'new version': law({ dateDebutVersion: '2026-03-01', textAbroge: false }),
    gone: law({ jurisState: 'Abroge', dateDebutVersion: '2020-01-15', textAbroge: true }),
    moved: json({ listArticle: [{ etat: 'TRANSFERE', dateDebut: '2026-03-01' }] }),
  },
};

const key = { id: 'invented-id', secret: 'invented-secret' };
const session = json({ access_token: 'invented-token', token_type: 'Bearer', expires_in: 3600 });

/** Asks a server that answers so; a key is always accepted. */
async function ask(
  name: string,
  answer: (request: Request) => Reply | undefined,
  timeout = 60_000,
) {
  const patience = { timeout, attempts: 2, pause: 0 };
  const server = await serverOf((request) =>
    request.url === '/token' ? session : answer(request),
  );
  const piste = { token: `${server.url}/token`, api: `${server.url}/consult` };
  const [versionOf, subject]: [VersionOf, Subject] = {
    'EUR-Lex': [cellar(`${server.url}/sparql`, patience), { at: '32020R0007' }],
    Legilux: [
      legilux(`${server.url}/sparql`, patience),
      { at: 'etat/leg/loi/2020/01/15/a7/consolide/20200201' },
    ],
    'Légifrance, an article': [
      legifrance(key, piste, patience),
      { at: 'LEGITEXT000000000001', article: 'L.1-2' },
    ],
    'Légifrance, a law': [legifrance(key, piste, patience), { at: 'JORFTEXT000000000009' }],
  }[name] as [VersionOf, Subject];
  return { answer: await guarded(name, versionOf)(subject), requests: server.requests };
}

describe.each(Object.entries(situations))('%s', (name, recorded) => {
  test.each([
    ['unchanged', { kind: 'version', day: '2020-01-15' }],
    ['new version', { kind: 'version', day: '2026-03-01' }],
    ['gone', { kind: 'gone' }],
    ['moved', { kind: 'moved', to: expect.any(String) }],
  ] as const)('%s', async (situation, expected) => {
    const { answer } = await ask(name, () => recorded[situation]);
    expect(answer).toEqual(expected);
  });

  test.each([
    ['another shape', () => json({ message: 'ok' })],
    ['out of order', () => ({ body: '', status: 503 })],
  ])('an answer that is %s is no finding', async (_, reply) => {
    const { answer } = await ask(name, reply);
    expect(answer).toEqual({ kind: 'unknown', why: expect.stringContaining(name) });
  });
});

test('an answer that does not come is no finding, and one that fails is asked for again', async () => {
  const late = await ask('Legilux', () => undefined, 100);
  expect(late.answer).toEqual({ kind: 'unknown', why: expect.stringContaining('Legilux') });
  let failures = 0;
  const { answer } = await ask('Legilux', () =>
    failures++ === 0 ? { body: '', status: 503 } : rows(published),
  );
  expect(answer).toEqual({ kind: 'version', day: '2020-01-15' });
});

test('each source is asked in its own terms', async () => {
  const asked = await Promise.all(
    Object.entries(situations).map(([name, { unchanged }]) => ask(name, () => unchanged)),
  );
  const [eurLex, luxembourg, code, loi] = asked.map(({ requests }) => requests.at(-1));
  expect(eurLex?.url).toContain('"32020R0007"');
  expect(eurLex?.url).toContain('"02020R0007-"');
  expect(luxembourg?.url).toContain('/eli/etat/leg/loi/2020/01/15/a7/jo>');
  expect(code).toMatchObject({
    url: '/consult/getArticleWithIdAndNum',
    authorization: 'Bearer invented-token',
  });
  expect(JSON.parse(code?.body ?? '')).toEqual({ id: 'LEGITEXT000000000001', num: 'L1-2' });
  expect(loi?.url).toBe('/consult/lawDecree');
});

test('without a key Légifrance is not asked, and the answer says what is missing', async () => {
  const answer = await legifrance(undefined)({ at: 'JORFTEXT000000000009' });
  expect(answer).toEqual({ kind: 'unknown', why: expect.stringContaining('PISTE_CLIENT_ID') });
});

test('a source that fails three times in a row is not asked again', async () => {
  let asked = 0;
  const broken = guarded('Invented', async () => {
    asked += 1;
    throw new Error('down');
  });
  for (let count = 0; count < 5; count += 1)
    expect((await broken({ at: 'x' })).kind).toBe('unknown');
  expect(asked).toBe(3);
});

describe('a register', () => {
  const versionOf: VersionOf = async ({ article }) =>
    article === '2' ? { kind: 'gone' } : { kind: 'version', day: '2026-03-01' };
  const asked = watch(
    {
      code: {
        group: 'codes',
        at: 'LEGITEXT000000000001',
        read: '2026-05-01',
        articles: [{ numbers: ['1', '2'] }, { numbers: ['3'], version: '2019-01-01' }],
      },
      act: { group: 'europe', at: '32020R0007', version: '2020-02-01', read: '2026-05-01' },
      law: {
        group: 'luxembourg',
        at: 'etat/leg/loi/2020/01/15/a7/consolide/20200201',
        read: '2025-05-01',
      },
      norm: { group: 'france', read: '2026-05-01' },
    },
    { cellar: versionOf, legilux: versionOf, legifrance: versionOf },
    () => ({ articles: ['4', '5'], pages: ['sectors/invented'] }),
  );

  test('is compared with the version that was read: articles of a code one by one', async () => {
    const body = report(await asked, { dead: [], refused: {} }, '2026-06-01');
    const changes = body.split('\n').filter((line) => line.startsWith('- **'));
    expect(changes.map((line) => line.match(/\*\*(.+)\*\*/)?.[1])).toEqual([
      'code, 2',
      'code, 3',
      'act',
      'law',
    ]);
    expect(changes[2]).toContain('Articles cited: 4, 5. Pages: sectors/invented.');
    expect(body).toContain('no official identifier: norm');
  });
});

test('every text of the register that a source knows is cited by a page that can be named', () => {
  const cited = Object.keys(register).filter((name) => citationsOf(name).pages.length > 0);
  expect(cited.length).toBeGreaterThan(0);
  for (const name of cited) {
    const [article] = citationsOf(name).articles;
    if (article) expect(citationsOf(name, article).pages.length).toBeGreaterThan(0);
  }
});

test('links out of the site: dead, refused to robots, ours', async () => {
  const outside = await serverOf(({ url }) => ({
    body: '<p>Words</p>',
    type: 'text/html',
    status: { '/gone': 404, '/refused': 403, '/down': 500 }[url] ?? 200,
  }));
  const page = (...links: string[]) => ({
    type: 'text/html',
    body: links.map((link) => `<a href="${link}">x</a>`).join(''),
  });
  const links = ['/there', '/gone', '/refused', '/refused#part', '/down', '/ours/gone'];
  const site = await serverOf(({ url }) =>
    url === '/'
      ? page('/page', ...links.map((link) => outside.url + link))
      : page(`${outside.url}/gone`),
  );
  const ourName = site.url.replace(loopback, 'localhost');
  const found = await checkLinks(ourName, [`${outside.url}/ours`], 1);
  expect(found.refused).toEqual({ [new URL(outside.url).host]: 1 });
  expect(found.dead.map(({ url, why }) => [url.slice(outside.url.length), why])).toEqual([
    ['/gone', '404'],
    ['/down', '500'],
  ]);
  expect(found.dead[0]?.pages).toEqual(['/', '/page']);
  expect(outside.requests.map(({ url }) => url)).not.toContain('/ours/gone');
});
