import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  catalogue,
  databases,
  openRightsDatabase,
  type RightsDatabase,
  rightsOf,
  roles,
} from './tried-rights';

/* What each role may do, tried statement by statement, where no gateway can refuse in its place. */

/**
 * What anon, authenticated and service_role may do with each object in the database; a dash is what a
 * role may not. Visitors (anon) may only add page views; nobody signs in, so authenticated may nothing;
 * the function and the operator's commands are service_role.
 */
const matrix = `
# Schemas: c create a table
- - -  extensions
- - -  private
- - -  public
- - -  supabase_migrations

# Tables: d delete, t truncate
-- -- d-  form_submissions
-- -- d-  mails
-- -- d-  newsletter_consents
-- -- d-  page_views
-- -- --  confirmations_not_sent
-- -- --  limits
-- -- d-  page_view_referrers
-- -- d-  page_view_sessions
-- -- d-  page_views_by_day
-- -- --  private.page_view_counter
-- -- d-  private.page_views_dropped_until
-- -- --  newsletter_key
-- -- --  refused_reports
-- -- --  report_mails
-- -- --  retention
-- -- --  smoke_tests
-- -- --  supabase_migrations.schema_migrations
-- -- --  warnings

# Columns of tables and views: s select, i insert, u update
--- --- siu  confirmations_not_sent:
  day number shard
--- --- siu  form_submissions:
  address_hash answered_at created_at delivery digest_mail_id email fields id
  last_interaction_at locale network_hash reminder_mail_id sent_at solved status too_fast type
  unsolved
--- --- s--  limits:
  address_window confirmations_per_day mailed_per_hour one_row page_views_kept
  page_views_per_day page_views_per_minute per_address per_network stored_per_hour
--- --- s--  mail_problems:
  id kind problem since
--- --- siu  mails:
  alerted_at attempts consent_id created_at delivery_status delivery_status_at id
  idempotency_key invalid_count kind last_error leased_until next_attempt_at recipient
  recipient_day refused_at sent_at status submission_id unsure
--- --- siu  newsletter_consents:
  confirmed_at created_at email email_hash id locale submission_id token withdraw_token
  withdrawn_at wording
--- --- s--  newsletter_key:
  key one_row
--- --- siu  page_view_referrers:
  day referrer sessions views
--- --- siu  page_view_sessions:
  day sessions summed_at views
--- --- s--  page_views:
  created_at day host id is_bot
-i- --- s--  page_views:
  page_path referrer session_id user_agent
--- --- siu  page_views_by_day:
  day page views
--- --- s--  page_views_dropped:
  day over_all over_day over_minute
--- --- s--  private.page_view_counter:
  before_day before_minute day erased minute one_row
--- --- siu  private.page_views_dropped_until:
  day over_all over_day over_minute
--- --- siu  refused_reports:
  day number
--- --- s-u  report_mails:
  hour kind last_day
--- --- s--  requests_by_day:
  answered_in_time answered_late day locale requests still_in_time type unanswered
--- --- s--  retention:
  address_hashes newsletter one_row page_view_sums page_views requests withdrawn_consents
--- --- siu  smoke_tests:
  one_row passed_at
--- --- ---  supabase_migrations.schema_migrations:
  version
--- --- siu  warnings:
  detail name number raised_at told_at

# Sequences: s select, n nextval
-- -- --  page_views_id_seq
-- -- s-  private.page_views_counted
-- -- s-  private.page_views_over_all
-- -- s-  private.page_views_over_day
-- -- s-  private.page_views_over_minute

# Functions: x execute
- - x  answer_newsletter(uuid,text)
- - x  apply_retention()
- - x  claim_mails(integer,uuid,text[])
- - x  count_refused_report()
- - x  daily_figures(date)
- - x  erase_page_views()
- - x  due_warnings()
- - x  email_hash(text,text)
- - x  erase_person(text)
- - x  export_person(text)
- - x  finish_smoke_test(uuid)
- - x  mark_alerted(uuid[])
- - x  is_first_in_an_hour(uuid,text,text)
- - x  is_told(form_submissions)
- - x  mark_mail_failed(uuid,text,boolean,boolean,boolean)
- - x  mark_mail_sent(uuid)
- - x  mark_told_requests()
- - x  mark_warned(text[])
- - x  note_answer(uuid)
- - x  note_dropped_page_views()
- - x  oldest_unsent_seconds()
- - x  pause_after(text,integer,boolean)
- - x  prepare_digests()
- - x  prepare_reminders()
- - x  prepare_reports()
- - x  provider_reports(date)
- - x  raise_warning(text,integer,text)
- - x  record_delivery(uuid,text,timestamp with time zone)
- - x  resend_mails(uuid)
- - x  store_consent(uuid,text,text,text)
- - x  store_submission(uuid,text,text,jsonb,boolean,boolean,text,text,uuid,uuid,text,boolean,boolean,boolean,boolean)
- - x  stuck_mails()
- - x  sum_page_view_day(date)
- - x  sum_page_views()
- - x  weekly_figures(date)
- - x  write_confirmation(uuid,text,uuid,timestamp with time zone)
- - x  write_digests(text,integer)
- - -  hash_withdrawn_consent()
- - -  private.count_erased_page_views()
- - -  private.count_page_view()
- - -  private.describe_page_view()
- - -  private.is_bot(text)
- - -  private.limit_page_views()
- - -  private.percent_decoded(text)
- - -  private.without_personal_data(text)
- - -  set_consent_tokens()
- - -  skip_withdrawn_consent()
`;

/** Its lines, one for each column. */
const expected = matrix
  .trim()
  .replace(/\n {2}/g, ' ')
  .split('\n')
  .filter((line) => /^[\w-]/.test(line))
  .flatMap((line) => {
    const [rights = '', names = ''] = line.split('  ');
    const [table, columns] = names.split(': ');
    return (
      columns?.split(' ').map((column) => `${rights} ${table}.${column}`) ?? line.replace('  ', ' ')
    );
  });

/** What row level security lets through, service_role aside, which is above it. */
const policies = [
  { table: 'page_views', roles: 'anon', command: 'INSERT', name: 'visitors add page views' },
];

describe.each(databases)('on %s', (name) => {
  let database: RightsDatabase;
  beforeAll(async () => {
    database = await openRightsDatabase(name);
  });
  afterAll(() => database.stop());

  const ask = async (sql: string) => ({ rows: (await database.query(sql)).rows });

  test('each role may do what the matrix says, and nothing else', async () => {
    const lines: string[] = [];
    for (const thing of await catalogue(ask)) {
      const cells: string[] = [];
      for (const role of roles) cells.push(await rightsOf(database.database, role, thing));
      lines.push(`${cells.join(' ')} ${thing.name}`);
    }
    expect(lines.sort()).toEqual(expected.toSorted());
  });

  test('every table is under row level security, and one policy lets anybody in', async () => {
    const open = await ask(`
      select relname from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relrowsecurity`);
    expect(open.rows).toEqual([]);
    const { rows } = await ask(`
      select tablename as table, array_to_string(roles, ',') as roles, cmd as command,
        policyname as name from pg_policies order by 1`);
    expect(rows).toEqual(policies);
  });

  test('no function and no view runs with more rights than its caller, four triggers aside', async () => {
    const { rows } = await ask(`
      select pronamespace::regnamespace || '.' || proname as name from pg_proc where prosecdef
      union all
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
        and not coalesce(reloptions @> array['security_invoker=true'], false)
      order by 1`);
    expect(rows.map(({ name }) => name)).toEqual([
      'private.count_erased_page_views',
      'private.count_page_view',
      'private.describe_page_view',
      'private.limit_page_views',
    ]);
  });

  test('what the matrix does not name is found: a new table, view, column and function', async () => {
    const before = await catalogue(ask);
    await database.query('alter table public.mails add column novel text');
    await database.query('create table public.novel_table (id int)');
    await database.query('create view public.novel_view as select 1 as one');
    await database.query(
      'create function public.novel(int) returns int language sql as $$select 1$$',
    );
    const known = new Set(before.map(({ name }) => name));
    const found = (await catalogue(ask)).map((thing) => thing.name);
    expect(found.filter((thing) => !known.has(thing))).toEqual([
      'novel_table',
      'mails.novel',
      'novel_table.id',
      'novel_view.one',
      'novel(integer)',
    ]);
  });
});
