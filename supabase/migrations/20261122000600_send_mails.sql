-- The life of a mail: leased, then marked as sent, or as failed with a later attempt.

-- How long after an attempt the next one is due. After one that failed: 1, 2, 4 … minutes, half an hour at
-- most, for a confirmation six hours. After one that may have gone through, where each copy is one too many:
-- 5, 15, then 60 minutes.
create function public.pause_after(p_kind text, p_attempts int, p_unsure boolean) returns interval
language sql immutable set search_path = '' as $$
  select case
    when p_unsure then interval '5 minutes' * case p_attempts when 1 then 1 when 2 then 3 else 12 end
    else least(interval '1 minute' * 2 ^ least(p_attempts - 1, 9),
      case when p_kind = 'confirmation' then interval '6 hours' else interval '30 minutes' end) end
$$;

-- Leases up to p_limit due mails for two minutes, longer than any attempt to send may take, and returns
-- them with the data they are written from. With p_submission, only that request's; with p_kinds, only
-- these. Requests go first, so that no flood delays them, but for those that the provider has refused:
-- they would hold up all others. The next attempt is put off at once: one that ends without a note, as where
-- the function is killed, may have gone through.
create function public.claim_mails(
  p_limit int, p_submission uuid default null, p_kinds text[] default null
) returns jsonb
language sql set search_path = '' as $$
  with due as (
    select id from public.mails
    where status = 'pending'
      -- A clock that was set back must not hold up a mail: no pause is longer than these.
      and (next_attempt_at <= now() or next_attempt_at > now()
        + case when kind = 'confirmation' then interval '1 day' else interval '61 minutes' end)
      and (leased_until is null or leased_until <= now() or leased_until > now() + interval '1 hour')
      and (p_submission is null or submission_id = p_submission)
      and (p_kinds is null or kind = any (p_kinds))
      -- The team has answered meanwhile.
      and (kind <> 'reminder' or exists (select from public.form_submissions s
        where s.reminder_mail_id = mails.id and s.answered_at is null))
    order by refused_at is not null, kind <> 'team', created_at
    limit p_limit
    for update skip locked
  ), claimed as (
    update public.mails set leased_until = now() + interval '2 minutes', attempts = attempts + 1,
      next_attempt_at = now() + public.pause_after(kind, attempts + 1, true),
      -- Written while the clock was ahead: its age counts from here.
      created_at = least(created_at, now()),
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
    'unsure', claimed.unsure,
    'refused_for_a_day', coalesce(claimed.refused_at < now() - interval '1 day', false),
    'recipient', claimed.recipient,
    'submission', (
      select to_jsonb(s) from public.form_submissions s where s.id = claimed.submission_id),
    'newsletter', (
      select jsonb_build_object('token', token, 'withdraw_token', withdraw_token)
      from public.newsletter_consents n
      where n.id = claimed.consent_id and n.confirmed_at is null and n.withdrawn_at is null),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.created_at), '[]'::jsonb)
      from public.form_submissions s
      where s.digest_mail_id = claimed.id
        or (s.reminder_mail_id = claimed.id and s.answered_at is null)),
    'recipient_day', claimed.recipient_day,
    'mailed_per_hour', (select mailed_per_hour from public.limits)
  )), '[]'::jsonb)
  from claimed;
$$;

-- Marks a mail as accepted by the provider, and its requests as sent. A request that somebody else is changing
-- is left to mark_told_requests: waiting for it would leave the mail unmarked, and it would go out again.
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
    where id in (
      select id from public.form_submissions
      where status = 'stored'
        and (digest_mail_id = p_id or (sent.kind = 'team' and id = sent.submission_id))
      for update skip locked);
  end if;
end;
$$;

-- Marks the requests that were being changed when the mail that tells of them was marked.
create function public.mark_told_requests() returns void
language sql set search_path = '' as $$
  update public.form_submissions set status = 'sent', sent_at = now()
  where id in (
    select s.id from public.form_submissions s
    where s.status = 'stored'
      and (exists (select from public.mails m
          where m.submission_id = s.id and m.kind = 'team' and m.status = 'sent')
        or exists (select from public.mails m where m.id = s.digest_mail_id and m.status = 'sent'))
    for update skip locked);
$$;

-- Records a failed attempt; pause_after says when the next one is due, until the mail goes out. A
-- confirmation gives up after twelve attempts (some twenty hours), because its address may not exist, and so
-- does a call to the webhook (some four hours), which may have been switched off: they are then dead, but
-- listed, and can be resent.
-- p_rejected: the provider refused this attempt.
-- p_invalid: it refused the mail itself, as it seems. Where the sender or the account is refused, no mail goes
-- through, so it counts only once another one to the same side, team or visitors, has.
-- p_key_unused: nothing went out under the idempotency key, nor in earlier attempts. The next attempt then
-- gets a new key, as after a refusal before which no attempt may have gone through: a provider may remember
-- the key of what it refused, and would take the next attempt for a duplicate.
create function public.mark_mail_failed(
  p_id uuid, p_error text, p_rejected boolean default false, p_invalid boolean default false,
  p_key_unused boolean default false
) returns void
language sql set search_path = '' as $$
  update public.mails m set
    leased_until = null,
    last_error = left(p_error, 500),
    unsure = not p_key_unused and (unsure or not p_rejected),
    refused_at = case when p_invalid then coalesce(refused_at, now()) else refused_at end,
    invalid_count = invalid_count + (p_invalid and exists (select from public.mails other
      where other.sent_at > m.refused_at and other.status = 'sent' and other.kind <> 'webhook'
        and (other.kind = 'confirmation') = (m.kind = 'confirmation')))::int,
    idempotency_key = case when p_key_unused or (p_rejected and not unsure)
      then gen_random_uuid() else idempotency_key end,
    status = case when kind in ('confirmation', 'webhook') and attempts >= 12 then 'dead'
      else 'pending' end,
    next_attempt_at = now() + public.pause_after(kind, attempts,
      not p_key_unused and (unsure or not p_rejected))
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
    -- It goes out with every word again.
    invalid_count = 0, refused_at = null,
    -- Earlier reports are about the earlier copy.
    delivery_status_at = case when status = 'sent' then now() else delivery_status_at end,
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

revoke all on function public.pause_after, public.claim_mails, public.mark_mail_sent,
  public.mark_told_requests, public.mark_mail_failed, public.resend_mails
from public, anon, authenticated;
grant execute on function public.pause_after, public.claim_mails, public.mark_mail_sent,
  public.mark_told_requests, public.mark_mail_failed, public.resend_mails
to service_role;
