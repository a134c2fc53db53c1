import { afterAll, expect, test } from 'vitest';
import { dailyMail } from '@/supabase/functions/send-demo-email/watch/daily-mail';
import type {
  DailyFigures,
  WeeklyFigures,
} from '@/supabase/functions/send-demo-email/watch/figures';
import { weeklyMail } from '@/supabase/functions/send-demo-email/watch/weekly-mail';
import { ownDatabase } from '../support/backend/own-database';

/*
 * A year of the schedule on a clock of the test, with a leap day and both changes of the hour in Paris: one
 * daily mail a day, one weekly mail a Monday, and in them each request and each page view once, on its day.
 */

const postgres = await ownDatabase();
const { query } = postgres;
afterAll(postgres.stop);

/* A clock that the test sets is `now()` in functions, views and defaults; the page views' policy keeps its own. */
await query(`
  create schema clock;
  create table clock.time (at timestamptz);
  insert into clock.time values (now());
  create function clock.now() returns timestamptz language sql stable as 'select at from clock.time';
  grant usage on schema clock to public;
  grant select on clock.time to public;
  do $$
  declare
    thing record;
  begin
    for thing in
      select pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and prosrc ~ '\\mnow\\(\\)'
      union all
      select format('create or replace view %s with (security_invoker = true) as %s', oid::regclass,
        pg_get_viewdef(oid))
      from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
        and pg_get_viewdef(oid) ~ '\\mnow\\(\\)'
      union all
      select format('alter table %s alter column %I set default %s', adrelid::regclass, attname,
        pg_get_expr(adbin, adrelid))
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where pg_get_expr(adbin, adrelid) ~ '\\mnow\\(\\)' and attgenerated = ''
    loop
      execute regexp_replace(thing.definition, '\\mnow\\(\\)', 'clock.now()', 'g');
    end loop;
  end
  $$`);

const [first, last] = ['2027-12-20', '2028-12-31'];
/** Beside midnight, in the hour that is left out or comes twice, before and at the hour of the mails. */
const times = ['00:00', '01:30', '02:30', '03:30', '07:59', '08:00', '17:00', '23:59:59.999'];

await query(`
  create table clock.views (at timestamptz);
  create table clock.reports (kind text, at timestamptz, day date, figures jsonb);
  update report_mails set last_day = '${first}'`);
await query(`
  do $$
  declare
    today date;
    moment timestamptz;
  begin
    for today in select generate_series('${first}'::date, '${last}', interval '1 day') loop
      for moment in
        select distinct at from unnest('{${times}}'::time[]) time,
          -- As if it were the first and the second of two equal hours.
          unnest(array[(today + time) at time zone 'Europe/Paris',
            (today + time - interval '1 hour') at time zone 'Europe/Paris' + interval '1 hour']) at
        order by at
      loop
        update clock.time set at = moment;
        insert into clock.views
        select moment from generate_series(0, (extract(doy from today)::int + extract(hour from moment)::int) % 3);
        insert into page_views (created_at, page_path, referrer, session_id)
        select moment, '/page-' || row_number() over (), 'https://www.example.org/', gen_random_uuid()
        from clock.views where at = moment;
        insert into form_submissions (id, created_at, last_interaction_at, type, locale, fields, status)
        values (gen_random_uuid(), moment, moment, 'contact', 'fr', '{"email": "a@prospect.example"}', 'sent');
        perform prepare_reports();
        perform sum_page_views();
        perform erase_page_views();
        perform apply_retention();
        insert into clock.reports
        select kind, moment, recipient_day, case kind when 'daily' then daily_figures(recipient_day)
          else weekly_figures(recipient_day) end
        from mails where status = 'pending';
        update mails set status = 'sent' where status = 'pending';
      end loop;
      commit;
    end loop;
  end
  $$`);

const inParis = (at: Date) => at.toLocaleDateString('sv', { timeZone: 'Europe/Paris' });
/** The days from one to another, as ISO dates. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
const days = daysBetween(first, last);

const momentsOf = async (table: string, column: string): Promise<string[]> =>
  (await query(`select ${column} as at from ${table}`)).rows.map(({ at }) => inParis(at));
const added = await momentsOf('clock.views', 'at');
const requests = await momentsOf('form_submissions', 'created_at');
const countOf = (list: string[], day: string) => list.filter((each) => each === day).length;

const reportsOf = async <Figures>(
  kind: string,
): Promise<{ at: Date; day: string; figures: Figures }[]> =>
  (
    await query(`select at, day::text, figures from clock.reports where kind = $1 order by at`, [
      kind,
    ])
  ).rows;
const company = { brand: 'Exemple', offices: ['Paris'], siteUrl: 'https://site.example' };

test('each morning at eight one daily mail, about the day before', async () => {
  const reports = await reportsOf<DailyFigures>('daily');
  expect(reports.map(({ day }) => day)).toEqual(days.slice(1));
  for (const { at, day, figures } of reports) {
    expect(at.toLocaleString('sv', { timeZone: 'Europe/Paris' })).toBe(`${day} 08:00:00`);
    expect(figures.day).toBe(days[days.indexOf(day) - 1]);
    // Requests of the first weeks are past their year at the end.
    if (Date.parse(day) > Date.parse(last) - 300 * 86_400_000)
      expect(figures.contact, day).toBe(countOf(requests, figures.day));
    expect(dailyMail(company, figures, { reports: true, smokeTests: true }).subject).toContain(
      String(figures.contact),
    );
  }
});

test('each Monday at eight one weekly mail, with each page view of the week on its day', async () => {
  const reports = await reportsOf<WeeklyFigures>('weekly');
  const mondays = days.filter((day) => new Date(day).getUTCDay() === 1);
  expect(reports.map(({ day }) => day)).toEqual(mondays.slice(1));
  const subjects = new Set<string>();
  for (const [week, { figures }] of reports.entries()) {
    const of = daysBetween(mondays[week] ?? '', mondays[week + 1] ?? '').slice(0, 7);
    const views = of.map((day) => ({ day, views: countOf(added, day) }));
    expect(figures.monday).toBe(of[0]);
    expect(figures.days).toEqual(views.map((day) => ({ ...day, sessions: day.views })));
    const total = views.reduce((sum, { views }) => sum + views, 0);
    for (const list of [figures.pages, figures.referrers])
      expect(list.reduce((sum, { views }) => sum + views, 0)).toBe(total);
    subjects.add(weeklyMail(company, figures).subject);
  }
  expect(subjects.size).toBe(mondays.length - 1);
});

test('the sums have each day whole, while the rows of 90 days are left', async () => {
  const { rows } = await query(
    'select day::text, views from page_view_sessions where day >= $1 order by day',
    [first],
  );
  expect(rows).toEqual(days.map((day) => ({ day, views: countOf(added, day) })));
  const left = await momentsOf('page_views', 'created_at');
  const oldest = left.toSorted()[0] ?? '';
  // Where the hour has changed meanwhile, 90 days may begin an hour before midnight.
  expect([90, 91]).toContain(daysBetween(oldest, last).length);
});
