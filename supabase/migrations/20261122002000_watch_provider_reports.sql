-- Whether the provider's reports on mails arrive: for the daily mail.

-- Reports that were refused for their secret, by day (Paris). Anybody can cause one, so a thousand a day at
-- most are counted.
create table public.refused_reports (
  day date primary key default (now() at time zone 'Europe/Paris')::date,
  number int not null default 1
);
alter table public.refused_reports enable row level security;
revoke all on public.refused_reports from public, anon, authenticated, service_role;
grant select, insert, update on public.refused_reports to service_role;

create function public.count_refused_report() returns void
language sql set search_path = '' as $$
  insert into public.refused_reports as counted default values
  on conflict (day) do update set number = counted.number + 1 where counted.number < 1000
$$;

-- What the mail of a day (Paris) says of them: how many were refused the day before, and whether none has come
-- for three days, though one came before and mails went out.
create function public.provider_reports(p_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'refused', coalesce((select number from public.refused_reports where day = p_day - 1), 0),
    'are_missing', coalesce((select max(delivery_status_at) < now() - interval '3 days'
        from public.mails where delivery_status is not null), false)
      and exists (select from public.mails
        where status = 'sent' and kind not in ('confirmation', 'webhook')
          and sent_at between now() - interval '3 days' and now() - interval '1 hour'))
$$;

revoke all on function public.count_refused_report, public.provider_reports
from public, anon, authenticated;
grant execute on function public.count_refused_report, public.provider_reports to service_role;
