-- Writes the confirmation of a request: one an address and day (UTC). Where the day has had its own and
-- a consent waits whose link is in none of this day's or the next one's, it is due when the day is over.
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
  -- Taken for a consent that is gone since.
  on conflict (recipient, recipient_day) where kind = 'confirmation' do update
  set submission_id = excluded.submission_id, consent_id = excluded.consent_id;
end;
$$;

-- Stores a request once, with the mails that tell of it, in one transaction and within the limits:
--   10 requests an address and 10 minutes: refused, with the seconds to wait;
--   above 200 an hour in all: stored, told in a digest; above 5000: refused.
-- Spam has a count of its own, so that a flood of it never silences a person.
-- p_previous: the id that the same words had before, for a request without an id of its own.
-- state: 'new' to the one call that stored it, which then sends; 'stored', 'sent' or 'spam' to every
-- other call with this id; 'limited' or 'full' with retry_after.
create function public.store_submission(
  p_id uuid, p_type text, p_locale text, p_fields jsonb, p_spam boolean,
  p_quick boolean default false, p_address_hash text default null, p_wording text default null,
  p_previous uuid default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  known public.form_submissions;
  requests int;
  oldest timestamptz;
  in_all int;
  address text := lower(p_fields ->> 'email');
  consent uuid;
begin
  -- One at a time: two calls never both see the last free place.
  perform pg_catalog.pg_advisory_xact_lock(20261121);

  select * into known from public.form_submissions
  where id = p_id or (id = p_previous and created_at > now() - interval '10 minutes');
  if found then
    return jsonb_build_object('id', known.id, 'state', known.status);
  end if;

  select count(*), min(created_at) into requests, oldest
  from public.form_submissions
  where address_hash = p_address_hash and created_at > now() - interval '10 minutes';
  if requests >= 10 then
    return jsonb_build_object('id', p_id, 'state', 'limited', 'retry_after',
      ceil(extract(epoch from oldest + interval '10 minutes' - now())));
  end if;

  select count(*) into in_all from public.form_submissions
  where created_at > now() - interval '1 hour' and (status = 'spam') = p_spam;
  if in_all >= 5000 then
    return jsonb_build_object('id', p_id, 'state', case when p_spam then 'spam' else 'full' end,
      'retry_after', 3600);
  end if;

  insert into public.form_submissions
    (id, type, locale, fields, status, quick, address_hash, delivery)
  values (p_id, p_type, p_locale, p_fields, case when p_spam then 'spam' else 'stored' end, p_quick,
    p_address_hash, case when in_all >= 200 and not p_spam then 'digest' else 'direct' end);

  if p_spam then
    return jsonb_build_object('id', p_id, 'state', 'spam');
  end if;
  if p_fields -> 'newsletter' = 'true'::jsonb then
    consent := public.note_consent(p_id, address, p_locale, coalesce(p_wording, ''));
  end if;
  -- A flood that names other people's addresses sends them nothing, but the link that a tick needs.
  if in_all < 200 or consent is not null then
    perform public.write_confirmation(p_id, address, consent);
  end if;
  if in_all >= 200 then
    return jsonb_build_object('id', p_id, 'state', 'stored');
  end if;
  insert into public.mails (kind, submission_id) values ('team', p_id);
  return jsonb_build_object('id', p_id, 'state', 'new');
end;
$$;

revoke all on function public.write_confirmation, public.store_submission
from public, anon, authenticated;
grant execute on function public.write_confirmation, public.store_submission to service_role;
