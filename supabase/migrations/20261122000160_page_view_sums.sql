-- Page views added up by day (Paris), which is all that the mails and the dashboard read: a view more costs
-- them nothing. Bots that say so are left out. Sums outlive the rows: see public.retention.
create table public.page_view_sessions (
  day date primary key,
  sessions int not null,
  views int not null,
  summed_at timestamptz not null default now()
);

create table public.page_views_by_day (
  day date not null,
  page text not null,
  views int not null,
  primary key (day, page)
);

-- The sessions of hosts do not add up to those of a day: one session may come from two.
create table public.page_view_referrers (
  day date not null,
  referrer text not null,
  views int not null,
  sessions int not null,
  primary key (day, referrer)
);

alter table public.page_view_sessions enable row level security;
alter table public.page_views_by_day enable row level security;
alter table public.page_view_referrers enable row level security;
revoke all on public.page_view_sessions, public.page_views_by_day, public.page_view_referrers
from public, anon, authenticated, service_role;
grant select, insert, update, delete
on public.page_view_sessions, public.page_views_by_day, public.page_view_referrers to service_role;

-- Adds up one day, anew. Anybody can write paths and referrers, so the day has 500 of each at most, and only
-- what looks like a page of the site, or like a host; the rest is "(other)".
create function public.sum_page_view_day(p_day date) returns void
language sql set search_path = '' as $$
  with pages as (
    select split_part(page_path, '?', 1) as page, count(*) as views
    from public.page_views where day = p_day and not is_bot group by 1
  ), places as (
    select page, views, page ~ '^/[a-z0-9/-]*$' as is_named,
      row_number() over (partition by page ~ '^/[a-z0-9/-]*$' order by views desc, page) as place
    from pages
  ), sums as (
    select case when is_named and place <= 500 then page else '(other)' end as page,
      sum(views)::int as views
    from places group by 1
  ), gone as (
    delete from public.page_views_by_day old
    where day = p_day and not exists (select from sums where sums.page = old.page)
  )
  insert into public.page_views_by_day as old (day, page, views) select p_day, page, views from sums
  on conflict (day, page) do update set views = excluded.views where old.views <> excluded.views;

  with visits as materialized (
    select coalesce(host, '(none)') as host, session_id, count(*) as views
    from public.page_views where day = p_day and not is_bot group by 1, 2
  ), named as (
    select host from visits where host <> '(other)'
    group by host order by sum(views) desc, host limit 500
  ), sums as (
    select coalesce(named.host, '(other)') as referrer, sum(views)::int as views,
      count(distinct session_id)::int as sessions
    from visits left join named using (host) group by 1
  ), gone as (
    delete from public.page_view_referrers old
    where day = p_day and not exists (select from sums where sums.referrer = old.referrer)
  ), referrers as (
    insert into public.page_view_referrers as old (day, referrer, views, sessions)
    select p_day, referrer, views, sessions from sums
    on conflict (day, referrer) do update set views = excluded.views, sessions = excluded.sessions
    where (old.views, old.sessions) <> (excluded.views, excluded.sessions)
  )
  insert into public.page_view_sessions (day, sessions, views)
  select p_day, count(distinct session_id), coalesce(sum(views), 0) from visits
  on conflict (day) do update set sessions = excluded.sessions, views = excluded.views,
    summed_at = excluded.summed_at;
$$;

-- Adds up today and yesterday, called every minute. After a pause it begins with the day before the last
-- one it reached, a week at a time.
create function public.sum_page_views() returns void
language plpgsql set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
  -- What no run has reached yet; a clock that was ahead may have left later days.
  first date := least(today, coalesce((select max(day) from public.page_view_sessions),
    (select min(day) from public.page_views))) - 1;
begin
  -- One run at a time.
  if not pg_catalog.pg_try_advisory_xact_lock(20261123) then
    return;
  end if;
  for days in 0..least(today - first, 7) loop
    perform public.sum_page_view_day(first + days);
  end loop;
  perform public.note_dropped_page_views();
end;
$$;

-- Erases old sums, and the page views past their time, the oldest hour per call, so that no insert waits.
-- Never a day that is still to be added up. Returns the number of page views.
create function public.erase_page_views() returns int
language plpgsql set search_path = '' as $$
declare
  keep public.retention;
  today date := (now() at time zone 'Europe/Paris')::date;
  last_sum date := (select max(day) from public.page_view_sessions);
  before timestamptz;
  erased int := 0;
begin
  select * into strict keep from public.retention;
  if last_sum is not null then
    before := least(
      now() - keep.page_views,
      (select created_at from public.page_views order by day, created_at limit 1) + interval '1 hour',
      (least(last_sum, today) - 1)::timestamp at time zone 'Europe/Paris');
    delete from public.page_views
    where (day, created_at) < ((before at time zone 'Europe/Paris')::date, before);
    get diagnostics erased = row_count;
  end if;
  delete from public.page_view_sessions where day < today - keep.page_view_sums;
  delete from public.page_views_by_day where day < today - keep.page_view_sums;
  delete from public.page_view_referrers where day < today - keep.page_view_sums;
  delete from private.page_views_dropped_until where day < today - keep.page_view_sums;
  return erased;
end;
$$;

revoke all on function public.sum_page_view_day, public.sum_page_views, public.erase_page_views
from public, anon, authenticated;
grant execute on function public.sum_page_view_day, public.sum_page_views, public.erase_page_views
to service_role;
