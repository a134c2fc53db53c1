-- Keeps page views, which anybody can send, from filling the disk that they share with the requests. The
-- visitor may neither read the limits nor count, so these functions run as their owner.

-- Counters are sequences: nobody waits for one, and it leaves no dead rows. A crash may put one 32 ahead.
create sequence private.page_views_counted minvalue 0;
create sequence private.page_views_over_minute minvalue 0;
create sequence private.page_views_over_day minvalue 0;
create sequence private.page_views_over_all minvalue 0;
select setval('private.page_views_counted', 0), setval('private.page_views_over_minute', 0),
  setval('private.page_views_over_day', 0), setval('private.page_views_over_all', 0);

-- Written once a minute.
create table private.page_view_counter (
  one_row boolean primary key default true check (one_row),
  -- The minute and the day (UTC) of the last view that was kept, and how many were counted before them.
  minute timestamptz not null default '-infinity',
  before_minute bigint not null default 0,
  day date not null default '-infinity',
  before_day bigint not null default 0,
  -- How many of those counted have been erased. Rows that the owner adds, as from a backup, are not counted.
  erased bigint not null default 0
);
insert into private.page_view_counter default values;

-- How many had been dropped since the installation by the end of a day (Paris), by the ceiling that they
-- were above; the view says how many on the day itself.
create table private.page_views_dropped_until (
  day date primary key,
  over_minute bigint not null,
  over_day bigint not null,
  over_all bigint not null
);
create view public.page_views_dropped with (security_invoker = true) as
select day, greatest(0, over_minute - lag(over_minute, 1, 0::bigint) over days) as over_minute,
  greatest(0, over_day - lag(over_day, 1, 0::bigint) over days) as over_day,
  greatest(0, over_all - lag(over_all, 1, 0::bigint) over days) as over_all
from private.page_views_dropped_until window days as (order by day);

alter table private.page_view_counter enable row level security;
alter table private.page_views_dropped_until enable row level security;
revoke all on private.page_view_counter, private.page_views_dropped_until, public.page_views_dropped
from public, anon, authenticated, service_role;
revoke all on sequence private.page_views_counted, private.page_views_over_minute,
  private.page_views_over_day, private.page_views_over_all
from public, anon, authenticated, service_role;
grant usage on schema private to service_role;
grant select on private.page_view_counter, public.page_views_dropped to service_role;
grant select, insert, update, delete on private.page_views_dropped_until to service_role;
grant select on sequence private.page_views_counted, private.page_views_over_minute,
  private.page_views_over_day, private.page_views_over_all
to service_role;

-- Drops a page view above a ceiling of public.limits, in silence. A ceiling is exceeded by no more views
-- than are inserted at once: they are counted once they are in. Minutes and days are those of UTC,
-- because a caller may choose the time zone of the session.
create function private.limit_page_views() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now(), 'UTC');
  this_day date := (now() at time zone 'UTC')::date;
  counter private.page_view_counter;
  ceilings public.limits;
  counted bigint;
begin
  select * into strict counter from private.page_view_counter;
  select * into strict ceilings from public.limits;
  select last_value into strict counted from private.page_views_counted;
  -- A minute that is far ahead is of a clock that was wrong.
  if counter.minute < this_minute or counter.minute > this_minute + interval '1 hour' then
    if counter.day <> this_day then
      counter.before_day := counted;
    end if;
    counter.before_minute := counted;
    -- One call does it, and no other waits.
    update private.page_view_counter
    set minute = this_minute, before_minute = counted, day = this_day,
      before_day = counter.before_day
    where one_row in (select one_row from private.page_view_counter
      where minute = counter.minute for update skip locked);
  end if;

  if counted - counter.erased >= ceilings.page_views_kept then
    perform nextval('private.page_views_over_all');
  elsif counted - counter.before_day >= ceilings.page_views_per_day then
    perform nextval('private.page_views_over_day');
  elsif counted - counter.before_minute >= ceilings.page_views_per_minute then
    perform nextval('private.page_views_over_minute');
  else
    return new;
  end if;
  return null;
end;
$$;

-- Counts a page view that the table has taken. The site inserts one row per call, so no call can fill
-- the table by the thousand.
create function private.count_page_view() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rows int := (select count(*) from added);
begin
  if rows > 1 then
    raise check_violation using message = 'one page view per call';
  elsif rows = 1 then
    perform nextval('private.page_views_counted');
  end if;
  return null;
end;
$$;

-- Makes room for new views where retention, or the team after a flood, has erased some.
create function private.count_erased_page_views() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counted bigint := (select last_value from private.page_views_counted);
begin
  if tg_op = 'TRUNCATE' then
    update private.page_view_counter set erased = counted where one_row;
  elsif exists (select from erased) then
    update private.page_view_counter c
    set erased = least(counted, c.erased + (select count(*) from erased)) where one_row;
  end if;
  return null;
end;
$$;

-- Notes what has been dropped up to now; called every minute.
create function public.note_dropped_page_views() returns void
language sql set search_path = '' as $$
  insert into private.page_views_dropped_until as old
  select (now() at time zone 'Europe/Paris')::date, over_minute.last_value, over_day.last_value,
    over_all.last_value
  from private.page_views_over_minute over_minute, private.page_views_over_day over_day,
    private.page_views_over_all over_all
  on conflict (day) do update
  set over_minute = excluded.over_minute, over_day = excluded.over_day, over_all = excluded.over_all
  where (old.over_minute, old.over_day, old.over_all)
    <> (excluded.over_minute, excluded.over_day, excluded.over_all);
$$;

revoke all on function public.note_dropped_page_views from public, anon, authenticated;
grant execute on function public.note_dropped_page_views to service_role;
revoke all on function private.limit_page_views, private.count_page_view,
  private.count_erased_page_views
from public, anon, authenticated, service_role;

create trigger page_views_1_limit before insert on public.page_views
  for each row when (current_user = 'anon') execute function private.limit_page_views();
create trigger page_views_3_count after insert on public.page_views
  referencing new table as added for each statement when (current_user = 'anon')
  execute function private.count_page_view();
create trigger page_views_erased after delete on public.page_views
  referencing old table as erased for each statement
  execute function private.count_erased_page_views();
create trigger page_views_truncated after truncate on public.page_views
  for each statement execute function private.count_erased_page_views();
