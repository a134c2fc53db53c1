-- The life of a mail: leased, then marked as sent, or as failed with a later attempt.

-- Leases up to p_limit due mails for two minutes, longer than any attempt to send may take, and returns
-- them with the data they are written from. With p_submission, only that request's; with p_kinds, only
-- these. Requests go first, so that no flood delays them, but for those that the provider has refused:
-- they would hold up all others.
create function public.claim_mails(
  p_limit int, p_submission uuid default null, p_kinds text[] default null
) returns jsonb
language sql set search_path = '' as $$
  with due as (
    select id from public.mails
    where status = 'pending'
      -- A clock that was set back must not hold up a mail for ever.
      and (next_attempt_at <= now() or next_attempt_at > now() + interval '1 day')
      and (leased_until is null or leased_until <= now() or leased_until > now() + interval '1 hour')
      and (p_submission is null or submission_id = p_submission)
      and (p_kinds is null or kind = any (p_kinds))
      -- The team has answered meanwhile.
      and (kind <> 'reminder' or exists (select from public.form_submissions s
        where s.reminder_mail_id = mails.id and s.answered_at is null))
    order by invalid_count, kind <> 'team', created_at
    limit p_limit
    for update skip locked
  ), claimed as (
    update public.mails set leased_until = now() + interval '2 minutes', attempts = attempts + 1,
      -- A lease that ran out: that attempt may have gone through.
      unsure = unsure or leased_until is not null
    where id in (select id from due)
    returning *
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', claimed.id,
    'kind', claimed.kind,
    'idempotency_key', claimed.idempotency_key,
    'invalid_count', claimed.invalid_count,
    'recipient', claimed.recipient,
    'created_at', claimed.created_at,
    'submission', (
      select to_jsonb(s) from public.form_submissions s where s.id = claimed.submission_id),
    'newsletter_token', (
      select token from public.newsletter_consents n
      where n.id = claimed.consent_id and n.confirmed_at is null and n.withdrawn_at is null),
    'requests', (
      select jsonb_agg(to_jsonb(s) order by s.created_at) from public.form_submissions s
      where s.digest_mail_id = claimed.id
        or (s.reminder_mail_id = claimed.id and s.answered_at is null)),
    'recipient_day', claimed.recipient_day,
    'mailed_per_hour', (select mailed_per_hour from public.limits)
  )), '[]'::jsonb)
  from claimed;
$$;

-- Marks a mail as accepted by the provider, and its requests as sent.
create function public.mark_mail_sent(p_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  sent public.mails;
begin
  update public.mails
  set status = 'sent', sent_at = now(), leased_until = null, last_error = null
  where id = p_id and status <> 'sent' returning * into sent;
  if sent.kind in ('team', 'digest') then
    update public.form_submissions set status = 'sent', sent_at = now()
    where status = 'stored'
      and (digest_mail_id = p_id or (sent.kind = 'team' and id = sent.submission_id));
  end if;
end;
$$;

-- Records a failed attempt. The next one is due after 1, 2, 4 … minutes, half an hour at most, until the
-- mail goes out. Only a confirmation waits up to six hours and gives up, after twelve attempts (some
-- twenty hours), because its address may not exist: it is then dead, but listed, and can be resent.
-- p_rejected: the provider refused this attempt. Unless an earlier one may have gone through, the next
-- cannot duplicate anything and gets a new idempotency key.
-- p_invalid: it refused the mail itself, as it would have done before: no earlier attempt went through. A
-- provider may remember the key of what it refused, and would take the next attempt for a duplicate.
create function public.mark_mail_failed(
  p_id uuid, p_error text, p_rejected boolean default false, p_invalid boolean default false
) returns void
language sql set search_path = '' as $$
  update public.mails set
    leased_until = null,
    last_error = left(p_error, 500),
    unsure = not p_invalid and (unsure or not p_rejected),
    invalid_count = invalid_count + p_invalid::int,
    idempotency_key = case when p_invalid or (p_rejected and not unsure)
      then gen_random_uuid() else idempotency_key end,
    status = case when kind = 'confirmation' and attempts >= 12 then 'dead' else 'pending' end,
    next_attempt_at = now() + least(interval '1 minute' * 2 ^ least(attempts - 1, 9),
      case when kind = 'confirmation' then interval '6 hours' else interval '30 minutes' end)
  where id = p_id and status = 'pending';
$$;

-- Makes mails due again that are dead, waiting or did not arrive: one, or all of them. A mail that is
-- being sent keeps its lease, otherwise it would go out twice. A confirmation for tomorrow stays for
-- tomorrow, and one that bounced is resent only by its id: its address may not exist.
create function public.resend_mails(p_id uuid default null) returns int
language plpgsql set search_path = '' as $$
declare
  resent int;
begin
  update public.mails
  set status = 'pending', attempts = 0, alerted_at = null, delivery_status = null,
    idempotency_key = case when status = 'sent' then gen_random_uuid() else idempotency_key end,
    unsure = unsure and status <> 'sent',
    next_attempt_at = greatest(now(), case when kind = 'confirmation'
      then recipient_day::timestamp at time zone 'utc' end)
  where case when p_id is null
      then status <> 'sent' or (kind <> 'confirmation' and delivery_status in ('bounced', 'blocked'))
    else id = p_id and (status <> 'sent' or delivery_status <> 'delivered'
      or (unsure and delivery_status is null)) end;
  get diagnostics resent = row_count;
  return resent;
end;
$$;

revoke all on function
  public.claim_mails, public.mark_mail_sent, public.mark_mail_failed, public.resend_mails
from public, anon, authenticated;
grant execute on function
  public.claim_mails, public.mark_mail_sent, public.mark_mail_failed, public.resend_mails
to service_role;
