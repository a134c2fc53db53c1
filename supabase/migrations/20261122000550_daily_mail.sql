-- A mail to the team each morning with the number of requests of the day before, even if it was none:
-- where it does not come, something is broken that nobody would notice otherwise.

create table public.daily_mail (
  one_row boolean primary key default true check (one_row),
  -- Paris time.
  hour int not null default 8 check (hour between 0 and 23),
  -- The day (Paris) the last one was written for. The first follows the day after the installation.
  last_day date not null default (now() at time zone 'Europe/Paris')::date
);
insert into public.daily_mail default values;

alter table public.daily_mail enable row level security;
revoke all on public.daily_mail from public, anon, authenticated, service_role;
grant select, update on public.daily_mail to service_role;

-- Writes today's, once, from its hour on.
create function public.prepare_daily_mail() returns void
language sql set search_path = '' as $$
  with paris as (
    select now() at time zone 'Europe/Paris' as now
  ), due as (
    update public.daily_mail set last_day = paris.now::date from paris
    where last_day < paris.now::date and extract(hour from paris.now) >= hour
    returning last_day
  )
  insert into public.mails (kind, recipient_day) select 'daily', last_day from due
  on conflict do nothing;
$$;

-- What the mail of a day (Paris) says: the requests of the day before, and what has not reached the
-- team or its recipient by now.
create function public.daily_figures(p_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'day', p_day - 1,
    'demo', count(*) filter (where type = 'demo' and status <> 'spam'),
    'contact', count(*) filter (where type = 'contact' and status <> 'spam'),
    'spam', count(*) filter (where status = 'spam'),
    'waiting', (select count(*) from public.mails
      where status = 'pending' and kind in ('team', 'digest') and created_at < now() - interval '10 minutes'),
    'not_delivered', (select count(*) from public.mails
      where status = 'dead' or (delivery_status <> 'delivered'
        and delivery_status_at > (p_day - 1)::timestamp at time zone 'Europe/Paris')))
  from public.form_submissions
  where created_at >= (p_day - 1)::timestamp at time zone 'Europe/Paris'
    and created_at < p_day::timestamp at time zone 'Europe/Paris';
$$;

revoke all on function public.prepare_daily_mail, public.daily_figures
from public, anon, authenticated;
grant execute on function public.prepare_daily_mail, public.daily_figures to service_role;
