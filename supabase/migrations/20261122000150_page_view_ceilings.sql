-- What happens to a page view before it is stored. The visitor may neither read the limits nor count, so
-- these functions run as their owner; the schema is not exposed, and nobody may call them.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

create table private.page_view_counter (
  one_row boolean primary key default true check (one_row),
  -- The minute of the last page view that was kept.
  minute timestamptz not null default '-infinity',
  in_minute int not null default 0,
  in_day int not null default 0,
  -- Rows in the table. Those that the owner adds, as from a backup, are not counted.
  kept int not null default 0
);
insert into private.page_view_counter default values;
alter table private.page_view_counter enable row level security;
revoke all on private.page_view_counter from public, anon, authenticated, service_role;
-- For the daily mail.
grant usage on schema private to service_role;
grant select on private.page_view_counter to service_role;

-- Drops a page view above a ceiling of public.limits, in silence. Only views that are kept are counted,
-- so that a flood reads the counter and never waits for its lock.
create function private.limit_page_views() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now());
begin
  if exists (
    select from private.page_view_counter c, public.limits l
    where case when c.minute = this_minute then c.in_minute else 0 end >= l.page_views_per_minute
      or case when c.minute::date = this_minute::date then c.in_day else 0 end >= l.page_views_per_day
      or c.kept >= l.page_views_kept
  ) then
    return null;
  end if;
  update private.page_view_counter set
    minute = this_minute,
    in_minute = case when minute = this_minute then in_minute else 0 end + 1,
    in_day = case when minute::date = this_minute::date then in_day else 0 end + 1,
    kept = kept + 1
  where one_row;
  return new;
end;
$$;

-- Makes room for new views where retention, or the team after a flood, has erased some.
create function private.count_erased_page_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    update private.page_view_counter set kept = 0 where one_row;
  elsif exists (select from erased) then
    update private.page_view_counter set kept = greatest(0, kept - (select count(*) from erased))
    where one_row;
  end if;
  return null;
end;
$$;

-- Removes what may identify a person from an address: click identifiers of advertisements and mailings,
-- and whatever contains an e-mail address.
create function private.without_personal_data(address text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(split_part(address, '?', 1), '[^/]+(@|%(25)*40)[^/]+', '-', 'g')
    || coalesce('?' || string_agg(parameter, '&' order by place), '')
  from unnest(string_to_array(nullif(substr(address, strpos(address || '?', '?') + 1), ''), '&'))
    with ordinality as query (parameter, place)
  where parameter !~* '^([gd]clid|gclsrc|[gw]braid|fbclid|msclkid|yclid|ttclid|twclid|igshid|li_fat_id|epik|sccid|rdt_cid|irclickid|srsltid|mc_eid|_hsenc|_hsmi|__hs\w+|hsctatracking|mkt_tok|vero_id|oly_\w+_id|_kx|ml_subscriber\w*|sb_cid|wickedid)(=|$)'
    and parameter !~* '[^=](@|%(25)*40).'
$$;

create function private.clean_page_view() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.page_path := private.without_personal_data(new.page_path);
  new.referrer := private.without_personal_data(new.referrer);
  return new;
end;
$$;

revoke all on function private.limit_page_views, private.count_erased_page_views,
  private.without_personal_data, private.clean_page_view
from public, anon, authenticated, service_role;

-- Triggers run in the order of their names: what is dropped costs no more.
create trigger page_views_1_limit before insert on public.page_views
  for each row when (current_user = 'anon') execute function private.limit_page_views();
-- What is longer is refused by the table.
create trigger page_views_2_clean before insert on public.page_views
  for each row when (octet_length(new.page_path || coalesce(new.referrer, '')) <= 1024)
  execute function private.clean_page_view();
create trigger page_views_erased after delete on public.page_views
  referencing old table as erased for each statement
  execute function private.count_erased_page_views();
create trigger page_views_truncated after truncate on public.page_views
  for each statement execute function private.count_erased_page_views();
