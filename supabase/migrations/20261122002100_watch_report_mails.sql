-- Mails to the team at fixed times. The daily one comes each morning with the number of requests of the
-- day before, even if it was none: where it does not come, something is broken that nobody would notice
-- otherwise. The weekly one comes on Mondays, about the seven days before.

create table public.report_mails (
  kind text primary key check (kind in ('daily', 'weekly')),
  -- Paris time.
  hour int not null default 8 check (hour between 0 and 23),
  -- The day (Paris) the last one was written for. The first follows the day, or the Monday, after the
  -- installation.
  last_day date not null default (now() at time zone 'Europe/Paris')::date
);
insert into public.report_mails (kind) values ('daily'), ('weekly');

alter table public.report_mails enable row level security;
revoke all on public.report_mails from public, anon, authenticated, service_role;
grant select, update on public.report_mails to service_role;

-- Writes today's and this week's, once, from their hour on.
create function public.prepare_reports() returns void
language sql set search_path = '' as $$
  with due as (
    select kind, case kind when 'daily' then paris.now::date else date_trunc('week', paris.now)::date end
      as day, extract(hour from paris.now) as hour_now
    from public.report_mails, (select now() at time zone 'Europe/Paris' as now) paris
  ), written as (
    update public.report_mails r set last_day = due.day from due
    where r.kind = due.kind and r.last_day < due.day and due.hour_now >= r.hour
    returning r.kind, r.last_day
  )
  insert into public.mails (kind, recipient_day) select kind, last_day from written
  on conflict do nothing;
$$;

-- What the mail of a day (Paris) says: the requests of the day before, and what has not reached the
-- team or its recipient by now.
create function public.daily_figures(p_day date) returns jsonb
language sql stable set search_path = '' set statement_timeout = '5s' as $$
  select jsonb_build_object(
    'day', p_day - 1,
    'demo', count(*) filter (where type = 'demo' and status in ('stored', 'sent')),
    'contact', count(*) filter (where type = 'contact' and status in ('stored', 'sent')),
    'spam', count(*) filter (where status = 'spam'),
    'unanswered', (select count(*) from public.form_submissions
      where status in ('stored', 'sent') and answered_at is null
        and created_at < now() - interval '20 hours'),
    'waiting', (select count(*) from public.mail_problems where problem = 'waiting'),
    'not_delivered', (select count(*) from public.mail_problems
      where problem = 'dead' or (problem <> 'waiting'
        and since > (p_day - 1)::timestamp at time zone 'Europe/Paris')),
    'confirmations_not_sent', coalesce((select sum(number) from public.confirmations_not_sent
      where day = p_day - 1), 0),
    'smoke_test_passed_at', (select passed_at from public.smoke_tests),
    'provider_reports', public.provider_reports(p_day),
    'page_views_full', exists (
      select from private.page_views_counted s, private.page_view_counter c, public.limits l
      where s.last_value - c.erased >= l.page_views_kept),
    'page_views_dropped', (
      select to_jsonb(d) from public.page_views_dropped d where d.day = p_day - 1))
  from public.form_submissions
  where created_at >= (p_day - 1)::timestamp at time zone 'Europe/Paris'
    and created_at < p_day::timestamp at time zone 'Europe/Paris';
$$;

-- The requests by day (Paris), form and language, and what became of them.
create view public.requests_by_day with (security_invoker = true) as
select (created_at at time zone 'Europe/Paris')::date as day, type, locale,
  count(*) as requests,
  count(*) filter (where answered_at <= created_at + interval '24 hours') as answered_in_time,
  count(*) filter (where answered_at > created_at + interval '24 hours') as answered_late,
  count(*) filter (where answered_at is null and created_at > now() - interval '24 hours') as still_in_time,
  count(*) filter (where answered_at is null and created_at <= now() - interval '24 hours') as unanswered
from public.form_submissions
where status in ('stored', 'sent')
group by 1, 2, 3;
revoke all on public.requests_by_day from public, anon, authenticated, service_role;
grant select on public.requests_by_day to service_role;

-- What the mail of a Monday says of the seven days before it, all of it from views and sums. Mail programs
-- make a link of whatever could be one, so the sums do not name what looks like neither a page of the site
-- nor a host. Throws if the week is not added up to its end, as after a pause.
create function public.weekly_figures(p_monday date) returns jsonb
language plpgsql stable set search_path = '' set statement_timeout = '5s' as $$
begin
if p_monday > coalesce((select (summed_at at time zone 'Europe/Paris')::date
    from public.page_view_sessions where day = p_monday - 1), '-infinity') then
  raise exception 'the page views of the week before % are not added up yet', p_monday;
end if;
return (
  with requests as (
    select * from public.requests_by_day where day between p_monday - 7 and p_monday - 1
  ), page_days as (
    select * from public.page_views_by_day where day between p_monday - 7 and p_monday - 1
  ), pages as (
    select page, sum(views)::int as views, row_number() over (order by sum(views) desc, page) as place
    from page_days where page <> '(other)' group by page
  ), referrers as (
    select referrer, sum(views)::int as views,
      row_number() over (order by sum(views) desc, referrer) as place
    from public.page_view_referrers
    where day between p_monday - 7 and p_monday - 1
      and referrer <> '(other)'
    group by referrer
  )
  select jsonb_build_object(
    'monday', p_monday - 7,
    'requests', (select coalesce(jsonb_agg(r order by type, locale), '[]') from (
      select type, locale, sum(requests) as requests from requests group by 1, 2) r),
    'answers', (select jsonb_build_object(
        'requests', coalesce(sum(requests), 0), 'in_time', coalesce(sum(answered_in_time), 0),
        'late', coalesce(sum(answered_late), 0), 'still_in_time', coalesce(sum(still_in_time), 0),
        'unanswered', coalesce(sum(unanswered), 0))
      from requests),
    'problems', (select coalesce(jsonb_object_agg(problem, mails), '{}') from (
      select problem, count(*) as mails from public.mail_problems
      where problem in ('waiting', 'dead')
        or since >= (p_monday - 7)::timestamp at time zone 'Europe/Paris'
      group by problem) p),
    'days', (select jsonb_agg(d order by day) from (
      select day::date, coalesce(views, 0) as views, coalesce(sessions, 0) as sessions
      from generate_series(p_monday - 7, p_monday - 1, interval '1 day') as week (day)
      left join public.page_view_sessions s using (day)) d),
    -- The twenty most read pages, each with its seven days.
    'pages', (select coalesce(jsonb_agg(p order by place), '[]') from (
      select place, page, views, (
          select jsonb_agg(coalesce(v.views, 0) order by week.day)
          from generate_series(p_monday - 7, p_monday - 1, interval '1 day') as week (day)
          left join page_days v on v.day = week.day and v.page = pages.page) as days
      from pages where place <= 20) p),
    'referrers', (select coalesce(jsonb_agg(r order by place), '[]') from (
      select place, referrer, views from referrers where place <= 10) r)));
end;
$$;

revoke all on function public.prepare_reports, public.daily_figures, public.weekly_figures
from public, anon, authenticated;
grant execute on function public.prepare_reports, public.daily_figures, public.weekly_figures
to service_role;
