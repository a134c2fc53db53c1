-- What the team has to know about its own mails, by another way than those mails.

-- Mails to the team that need an alert, which comes again every day: unsent for an hour; bounced or
-- blocked; sent according to a lost answer only, with no report for six hours though the provider has
-- reported about mails before and after. A complaint is told once, since that mail arrived; so is a call to
-- the webhook that was given up.
-- One alert an hour, whatever it is about.
-- Returns their number and the fifty oldest; the next alert names the next ones.
-- erased_at: when retention erases the request, if that is within a month.
create function public.stuck_mails() returns jsonb
language sql stable set search_path = '' as $$
  with stuck as materialized (
    select id, created_at from public.mails m
    where m.kind <> 'confirmation'
      and not exists (
        select from public.mails where alerted_at between now() - interval '1 hour' and now())
      and (m.alerted_at is null or m.alerted_at < now() - interval '1 day' or m.alerted_at > now())
      and (
        (m.status = 'pending' and m.created_at < now() - interval '1 hour')
        or (m.status = 'dead' and m.alerted_at is null)
        or m.delivery_status in ('bounced', 'blocked')
        or (m.delivery_status = 'complaint' and m.alerted_at is null)
        or (m.status = 'sent' and m.unsure and m.delivery_status is null
          and m.sent_at < now() - interval '6 hours'
          and m.sent_at between
            (select min(sent_at) from public.mails where delivery_status is not null)
            and (select max(sent_at) from public.mails where delivery_status is not null)))
  )
  select jsonb_build_object(
    'count', (select count(*) from stuck),
    'mails', coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'kind', m.kind, 'created_at', m.created_at, 'attempts', m.attempts,
      'status', coalesce(m.delivery_status, m.status), 'last_error', m.last_error,
      'erased_at', (
        select s.last_interaction_at + r.requests + interval '1 month'
        from public.form_submissions s cross join public.retention r
        where s.id = m.submission_id
          and s.last_interaction_at < now() - r.requests + interval '1 month')
    ) order by m.created_at), '[]'::jsonb))
  from (select id from stuck order by created_at limit 50) named join public.mails m using (id);
$$;

-- What it looks for beside mails_unsent: few rows, or the two ends of many.
create index mails_alerted on public.mails (alerted_at) where alerted_at is not null;
create index mails_unsure on public.mails (sent_at) where unsure and delivery_status is null;
create index mails_reported on public.mails (sent_at) where delivery_status is not null;
create index mails_not_delivered on public.mails (created_at)
  where delivery_status in ('bounced', 'blocked', 'complaint');

-- Called once the alert is out: until then it is tried again.
create function public.mark_alerted(p_ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.mails set alerted_at = now() where id = any (p_ids);
$$;

-- How long the team has been waiting, in seconds, for the oldest request or mail that has not reached it,
-- or for a report that nothing has written, as when pg_cron has stopped; 0 if it waits for nothing. A
-- report that is written but not sent is the alert's: here it would hide what happens to requests.
create function public.oldest_unsent_seconds() returns int
language sql stable set search_path = '' as $$
  select greatest(0, extract(epoch from now() - least(
    (select min(created_at) from public.mails
      where status <> 'sent' and kind not in ('confirmation', 'webhook', 'daily', 'weekly')),
    (select min(created_at) from public.mails
      where kind in ('team', 'digest', 'reminder') and delivery_status in ('bounced', 'blocked')
        -- Repeats the condition of the index, so that it is used.
        and delivery_status in ('bounced', 'blocked', 'complaint')),
    (select min((last_day + 1 + make_interval(hours => hour)) at time zone 'Europe/Paris')
      from public.report_mails where kind = 'daily'),
    (select min(created_at) from public.form_submissions where status = 'stored'))))::int;
$$;
create index form_submissions_unsent on public.form_submissions (created_at) where status = 'stored';

revoke all on function public.stuck_mails, public.mark_alerted, public.oldest_unsent_seconds
from public, anon, authenticated;
grant execute on function public.stuck_mails, public.mark_alerted, public.oldest_unsent_seconds
to service_role;
