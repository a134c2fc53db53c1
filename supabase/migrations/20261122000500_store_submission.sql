-- Writes the confirmation of a request: one per address per day (UTC). If today's has been sent already
-- and a pending consent has no mail with its link yet, that mail is due when the day is over.
create function public.write_confirmation(p_submission uuid, p_email text, p_consent uuid)
returns void
language plpgsql set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  insert into public.mails (kind, submission_id, recipient, recipient_day, consent_id)
  values ('confirmation', p_submission, p_email, today, p_consent)
  on conflict do nothing;
  if found or p_consent is null or exists (select from public.mails
      where consent_id = p_consent and recipient_day >= today) then
    return;
  end if;
  insert into public.mails
    (kind, submission_id, recipient, recipient_day, consent_id, next_attempt_at)
  values ('confirmation', p_submission, p_email, today + 1, p_consent,
    (today + 1)::timestamp at time zone 'utc')
  -- Tomorrow's was meant for a consent that is gone.
  on conflict (recipient, recipient_day) where kind = 'confirmation' do update
  set submission_id = excluded.submission_id, consent_id = excluded.consent_id;
end;
$$;

-- Stores a request once, with the mails about it, in one transaction and within public.limits.
-- Spam is counted apart, so that a flood of it never shuts out a person.
-- p_previous: the id that the same content had before, for a request without an id of its own.
-- state: 'new' for the one call that stored it and has to send it; 'stored', 'sent' or 'spam' for every
-- other call with this id; 'limited' or 'full' with retry_after.
create function public.store_submission(
  p_id uuid, p_type text, p_locale text, p_fields jsonb, p_spam boolean,
  p_too_fast boolean default false, p_address_hash text default null, p_wording text default null,
  p_previous uuid default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  limits public.limits;
  existing public.form_submissions;
  requests int;
  oldest timestamptz;
  in_hour int;
  address text := lower(p_fields ->> 'email');
  consent uuid;
begin
  -- One at a time: two calls must not both take the last free place.
  perform pg_catalog.pg_advisory_xact_lock(20261121);
  select * into strict limits from public.limits;

  select * into existing from public.form_submissions
  where id = p_id or (id = p_previous and created_at > now() - interval '10 minutes');
  if found then
    return jsonb_build_object('id', existing.id, 'state', existing.status);
  end if;

  select count(*), min(created_at) into requests, oldest
  from public.form_submissions
  where address_hash = p_address_hash and created_at > now() - limits.address_window;
  if requests >= limits.per_address then
    return jsonb_build_object('id', p_id, 'state', 'limited', 'retry_after',
      ceil(extract(epoch from oldest + limits.address_window - now())));
  end if;

  select count(*) into in_hour from public.form_submissions
  where created_at > now() - interval '1 hour' and (status = 'spam') = p_spam;
  if in_hour >= limits.stored_per_hour then
    return jsonb_build_object('id', p_id, 'state', case when p_spam then 'spam' else 'full' end,
      'retry_after', 3600);
  end if;

  insert into public.form_submissions
    (id, type, locale, fields, status, too_fast, address_hash, delivery)
  values (p_id, p_type, p_locale, p_fields, case when p_spam then 'spam' else 'stored' end, p_too_fast,
    p_address_hash, case when in_hour >= limits.mailed_per_hour and not p_spam then 'digest' else 'direct' end);

  if p_spam then
    return jsonb_build_object('id', p_id, 'state', 'spam');
  end if;
  if p_fields -> 'newsletter' = 'true'::jsonb then
    consent := public.store_consent(p_id, address, p_locale, coalesce(p_wording, ''));
  end if;
  -- A flood in other people's names sends them nothing but the link that a consent needs.
  if in_hour < limits.mailed_per_hour or consent is not null then
    perform public.write_confirmation(p_id, address, consent);
  end if;
  if in_hour >= limits.mailed_per_hour then
    return jsonb_build_object('id', p_id, 'state', 'stored');
  end if;
  insert into public.mails (kind, submission_id) values ('team', p_id);
  return jsonb_build_object('id', p_id, 'state', 'new');
end;
$$;

revoke all on function public.write_confirmation, public.store_submission
from public, anon, authenticated;
grant execute on function public.write_confirmation, public.store_submission to service_role;
