import { beforeEach, describe, expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';
import { fill } from '../support/backend/own-database';
import { team } from '../support/backend/platform';

/*
 * One mail each morning with the number of requests of the day before: silence is noticed. One each
 * Monday, with the figures of the week.
 */

const harness = await startFaultHarness();
const { query } = harness.postgres;
beforeEach(async () => {
  await harness.empty();
  await query(`update report_mails set last_day = ${paris}::date`);
});

const paris = `(now() at time zone 'Europe/Paris')`;

/** This Monday, from which the mail of last week is due. */
const monday = `date_trunc('week', ${paris})::date`;

/** Adds up last week anew, as the schedule did when its days were over. */
const sum = () =>
  query(
    `select sum_page_view_day(day::date)
     from generate_series(${monday} - 7, ${monday} - 1, interval '1 day') day`,
  );

/** The last daily mail was yesterday's, and the hour of today's is now. */
const due = () =>
  query(
    `update report_mails set last_day = ${paris}::date - 1, hour = extract(hour from ${paris})
     where kind = 'daily'`,
  );

test('none on the day of the installation', async () => {
  await query('update report_mails set hour = 0');
  await harness.retry();
  expect(harness.smtp.received).toEqual([]);
});

test('from its hour on, once a day, also where there was no request', async () => {
  await due();
  await harness.retry();
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(1);
  expect(harness.smtp.received[0]).toMatchObject({
    recipients: [team],
    subject: expect.stringMatching(/^Bilan du .+ 0$/),
  });
});

test('it counts the requests of the day before, in Paris, and what is stuck', async () => {
  await fill(harness.postgres, 3, { status: 'sent' });
  await fill(harness.postgres, 2, { status: 'spam' });
  // Midnight in Paris begins and ends the day.
  await query(
    `update form_submissions set created_at = (${paris}::date - 1)::timestamp at time zone 'Europe/Paris'`,
  );
  await fill(harness.postgres, 1, { status: 'sent' });
  await query(
    `update form_submissions set created_at = ${paris}::date::timestamp at time zone 'Europe/Paris',
       answered_at = now()
     where created_at = now() or created_at > now() - interval '1 second'`,
  );
  await query(
    `insert into mails (kind, status, created_at, next_attempt_at, delivery_status, delivery_status_at)
     values ('team', 'pending', now() - interval '20 minutes', now() + interval '1 hour', null, null),
       ('team', 'sent', now(), now(), 'bounced', now()),
       ('confirmation', 'dead', now(), now(), null, null)`,
  );
  await query(
    `insert into confirmations_not_sent values (${paris}::date - 1, 4), (${paris}::date, 5)`,
  );
  await due();
  await harness.retry();
  const mail = harness.smtp.received.find(({ subject }) => subject.startsWith('Bilan'));
  expect(mail?.subject).toMatch(/ 3$/);
  const figures = [...(mail?.text ?? '').matchAll(/^(.+?)\s*: (\d+)$/gm)].map(([, label, n]) => [
    label,
    Number(n),
  ]);
  expect(figures).toEqual([
    ['Demandes de démonstration', 0],
    ['Messages', 3],
    ['Envois indésirables', 2],
    ['Sans réponse depuis 20 heures', 3],
    ['En attente d’envoi', 1],
    ['Non remis', 2],
    ['Confirmations non envoyées', 4],
  ]);
  expect(mail?.text).toContain('npm run list:mails');
});

test.each([
  ['says', '0', 1],
  ['does not say', 'default', 0],
])('it %s that page views are no longer kept, with a ceiling of %s', async (_, ceiling, times) => {
  await query(`update limits set page_views_kept = ${ceiling}`);
  await due();
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(1);
  expect(harness.smtp.received[0]?.text.split('page_views_kept')).toHaveLength(1 + times);
});

test('it says how many page views were dropped the day before, and above which ceiling', async () => {
  await query('truncate private.page_views_dropped_until');
  await query(
    `insert into private.page_views_dropped_until
     select ${paris}::date - ago, a, b, c
     from (values (2, 5, 6, 7), (1, 6, 6, 27), (0, 99, 99, 99)) t (ago, a, b, c)`,
  );
  await due();
  await harness.retry();
  const [mail] = harness.smtp.received;
  expect(mail?.text).toMatch(/ 21 \(.+ 1\s; .+ 0\s; .+ 20\)/);
  await harness.empty();
  await query('truncate private.page_views_dropped_until');
  await due();
  await harness.retry();
  expect(harness.smtp.received[0]?.text).not.toContain('page_views_per_day');
});

describe('the weekly mail', () => {
  /** A moment of last week in Paris: days after its Monday, and a time. */
  const moment = (days: number, time: string) =>
    `(${monday} - 7 + ${days} + time '${time}') at time zone 'Europe/Paris'`;

  async function mailOfTheWeek() {
    await sum();
    await query(`update report_mails set last_day = ${monday} - 7, hour = 0 where kind = 'weekly'`);
    await harness.retry();
    return harness.smtp.received.find(({ subject }) => subject.startsWith('Semaine'));
  }

  /** Sets a request of last week, and its answer so many hours later. */
  const request = (type: string, locale: string, at: string, answered: number | null) =>
    query(
      `insert into form_submissions (id, type, locale, fields, status, created_at, answered_at)
       select gen_random_uuid(), $1, $2, '{"email": "a@prospect.example"}', 'sent', ${at},
         ${at} + make_interval(hours => $3::int)`,
      [type, locale, answered],
    );

  const view = (path: string, referrer: string | null, at: string) =>
    query(
      `insert into page_views (created_at, session_id, page_path, referrer)
       values (${at}, gen_random_uuid(), $1, $2)`,
      [path, referrer],
    );

  test('its sums are those of the views, over the seven days from Monday in Paris', async () => {
    // The first and the last moment of the week, and those beside it.
    await request('demo', 'fr', moment(0, '00:00'), 23);
    await request('demo', 'fr', moment(6, '23:59:59'), 24);
    await request('demo', 'en', moment(2, '12:00'), 25);
    await request('contact', 'fr', moment(3, '12:00'), null);
    await request('contact', 'fr', moment(-1, '23:59:59'), 1);
    await request('contact', 'fr', moment(7, '00:00'), null);
    await fill(harness.postgres, 1, { status: 'spam' });
    await query(
      `update form_submissions set reminder_mail_id = null, created_at = case
         when status = 'spam' then ${moment(1, '12:00')} else created_at end`,
    );
    for (let page = 0; page < 22; page++)
      for (let count = 0; count <= page; count++)
        await view(`/page-${page}?a=${count}`, null, moment(count % 7, '12:00'));
    await view('/<b>page', 'https://search.example/?q=aml', moment(0, '00:00'));
    await view('/page-0', 'https://www.example.org/x', moment(6, '23:59:59'));
    await view('/page-0', 'https://outside.example/', moment(-1, '23:59:59'));
    await view('/page-0', 'https://outside.example/', moment(7, '00:00'));
    await query(
      `insert into mails (kind, status, delivery_status, delivery_status_at)
       values ('team', 'sent', 'bounced', now()), ('confirmation', 'dead', null, null)`,
    );

    const mail = await mailOfTheWeek();
    const figure = (label: string) =>
      Number(mail?.text.match(new RegExp(`^${label}\\s*: (\\d+)`, 'm'))?.[1]);
    const sumOf = async (view: string, column: string) => {
      const { rows } = await query(
        `select sum(${column})::int as sum from ${view}
         where day between ${monday} - 7 and ${monday} - 1`,
      );
      return rows[0].sum;
    };
    const inText = (pattern: RegExp) =>
      [...(mail?.text.matchAll(pattern) ?? [])].reduce((all, [, n]) => all + Number(n), 0);

    expect(mail?.subject).toMatch(/ 4 demande/);
    expect(await sumOf('requests_by_day', 'requests')).toBe(4);
    expect(figure('Démonstration, français')).toBe(2);
    expect(figure('Démonstration, anglais')).toBe(1);
    expect(figure('Contact, français')).toBe(1);
    expect(mail?.text).toMatch(/: 2 sur 4\s; 1 plus tard\s; 1 sans réponse\./);
    expect([figure('Rejetés'), figure('Abandonnés')]).toEqual([1, 1]);

    const views = await sumOf('page_views_by_day', 'views');
    expect(views).toBe((22 * 23) / 2 + 2);
    expect(figure('Pages vues')).toBe(views);
    // Twenty pages are named; the first line below each has its seven days.
    expect(inText(/^\/.+?: (\d+)/gm) + figure('les autres')).toBe(views);
    expect(mail?.text.match(/^\/.+: /gm)).toHaveLength(20);
    expect(inText(/^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) .+?: (\d+)/gm)).toBe(
      views,
    );
    expect(mail?.text).toMatch(/^\/page-21\s?: 22 █+\n +4 · 3 · 3 · 3 · 3 · 3 · 3$/m);
    expect(await sumOf('page_view_referrers', 'views')).toBe(views);
    expect(
      figure('sans adresse d’origine') +
        figure('search\\[.\\]example') +
        figure('www\\[.\\]example\\[.\\]org'),
    ).toBe(views);
    expect(mail?.text).not.toContain('outside.example');
    expect(mail?.html).not.toContain('<b>');
  });

  test('made-up pages and referrers become no links and crowd out no page: they are added up', async () => {
    await query('truncate page_views');
    const paths = [
      '/https://evil.example/login',
      '/evil.example',
      '/+33199000000',
      '/www.evil.example',
      '/A',
      // More than are named.
      ...Array.from({ length: 25 }, (_, n) => `/x.${n}`),
    ];
    const referrers = [
      ...['https://me:evil.example/', 'https://evil.example?x', 'https://tel:0199000000/'],
      ...['http://[::1]/', 'https://www.evil.example:8080/x', 'android-app://mail.evil.example'],
    ];
    for (const path of [...paths, ...paths, '/avocats/gel-2'])
      await view(path, null, moment(1, '12:00'));
    for (const referrer of referrers) await view('/', referrer, moment(1, '12:00'));

    const mail = await mailOfTheWeek();
    const [, charts = ''] = mail?.text.split('Page par page') ?? [];
    const bars = [...charts.matchAll(/^(\S.*?)\s?: (\d+) █/gm)];
    expect(bars.map(([, label, views]) => [label, Number(views)])).toEqual([
      ['/', 6],
      ['/avocats/gel-2', 1],
      ['les autres', 60],
      ['sans adresse d’origine', 62],
      ['www[.]evil[.]example:8080', 1],
      ['les autres', 4],
    ]);
    for (const body of [mail?.text, mail?.html]) expect(body).not.toMatch(/evil\.|0199/);
  });

  test('a week is reported only once it is added up to its end', async () => {
    await sum();
    await query(
      `update page_view_sessions set summed_at = ${moment(6, '23:59')} where day = ${monday} - 1`,
    );
    await query(`insert into mails (kind, recipient_day) values ('weekly', ${monday})`);
    // Not by the schedule, which adds up Sunday on a Monday.
    const call = () =>
      fetch(`${harness.url}/retry`, {
        method: 'POST',
        headers: { 'x-retry-secret': 'local-retry' },
      });
    expect(await (await call()).json()).toEqual({ ok: true, sent: 0, failed: 1 });
    const { rows } = await query('select last_error from mails');
    expect(rows[0].last_error).toContain('not added up');
    await sum();
    await harness.passTime();
    expect(await (await call()).json()).toEqual({ ok: true, sent: 1, failed: 0 });
  });
});
