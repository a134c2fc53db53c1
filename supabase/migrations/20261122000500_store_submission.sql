-- Counts the confirmations of a day.
create index mails_confirmations on public.mails (recipient_day) where kind = 'confirmation';

-- How many of them public.limits kept from being written, by day (Paris): for the daily mail.
-- Several rows a day, so that no request of a flood waits until another has counted itself.
create table public.confirmations_not_sent (
  day date default (now() at time zone 'Europe/Paris')::date,
  number int not null default 1,
  shard int default pg_backend_pid() % 16,
  primary key (day, shard)
);
alter table public.confirmations_not_sent enable row level security;
revoke all on public.confirmations_not_sent from public, anon, authenticated, service_role;
grant select, insert, update on public.confirmations_not_sent to service_role;

-- Writes the confirmation of a request, due at p_due: one per address per day (UTC), and no more in all
-- than public.limits allows. Tomorrow's places are used where today's are taken, and for a pending
-- consent whose link has not been mailed because the address has had its confirmation today.
create function public.write_confirmation(
  p_submission uuid, p_email text, p_consent uuid, p_due timestamptz default now()
) returns void
language plpgsql set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
  ceiling int := (select confirmations_per_day from public.limits);
  has_place boolean;
begin
  has_place := (select count(*) from public.mails
                where kind = 'confirmation' and recipient_day = today) < ceiling;
  if has_place then
    insert into public.mails
      (kind, submission_id, recipient, recipient_day, consent_id, next_attempt_at)
    values ('confirmation', p_submission, p_email, today, p_consent, p_due)
    on conflict do nothing;
    if found or p_consent is null then
      return;
    end if;
  elsif p_consent is null and exists (select from public.mails
      where kind = 'confirmation' and recipient = p_email and recipient_day = today) then
    return;
  end if;
  if exists (select from public.mails where consent_id = p_consent and recipient_day >= today) then
    return;
  end if;
  if (select count(*) from public.mails
      where kind = 'confirmation' and recipient_day = today + 1 and recipient <> p_email) >= ceiling then
    insert into public.confirmations_not_sent as dropped default values
    on conflict (day, shard) do update set number = dropped.number + 1;
    return;
  end if;
  insert into public.mails
    (kind, submission_id, recipient, recipient_day, consent_id, next_attempt_at)
  values ('confirmation', p_submission, p_email, today + 1, p_consent,
    greatest(p_due, (today + 1)::timestamp at time zone 'utc'))
  -- Tomorrow's has no link, or was meant for a consent that is gone.
  on conflict (recipient, recipient_day) where kind = 'confirmation' do update
  set submission_id = excluded.submission_id,
    consent_id = coalesce(excluded.consent_id, mails.consent_id);
end;
$$;

-- Whether a request is the only one within an hour of its address and of its network.
create function public.is_first_in_an_hour(p_id uuid, p_address_hash text, p_network_hash text)
returns boolean
language sql stable set search_path = '' as $$
  select not exists (select from public.form_submissions
      where address_hash = p_address_hash and created_at > now() - interval '1 hour' and id <> p_id)
    and not exists (select from public.form_submissions
      where network_hash = p_network_hash and created_at > now() - interval '1 hour' and id <> p_id)
    and (p_address_hash is not null or not exists (select from public.form_submissions
      where address_hash is null and created_at > now() - interval '1 hour' and id <> p_id));
$$;

-- Stores a request once, with the mails about it, in one transaction and within public.limits. Those by
-- address and by network are exact; the overall ones may be exceeded by requests that are being stored at
-- the same moment, which do not wait for each other.
-- Spam is counted apart, and so is what came without an answer to the challenge while that was on, and what
-- came with one, so that no flood without answers ever shuts out a person whose browser has found one.
-- The same request with an answer to the challenge is treated as if it had come with it, unless the team
-- has been told in a digest.
-- p_previous, p_next: the ids that the same content has ten minutes before and after, for a request
-- without an id of its own.
-- p_smoke_test: the smoke-test job sent it (20261122000650_smoke_tests.sql). It is mailed to the team
-- by itself, and nobody else is told.
-- p_webhook: whether a webhook is told of the request, be it mailed by itself or in a digest.
-- p_address_hash, p_network_hash: of the caller's address, and of its /48 for IPv6.
-- state: 'new' for the one call that stored it and has to send it; 'stored', 'sent' or 'spam' for every
-- other call with this id; 'limited' or 'full' with retry_after.
create function public.store_submission(
  p_id uuid, p_type text, p_locale text, p_fields jsonb, p_spam boolean,
  p_too_fast boolean default false, p_address_hash text default null, p_wording text default null,
  p_previous uuid default null, p_next uuid default null, p_network_hash text default null,
  p_unsolved boolean default false, p_webhook boolean default false, p_solved boolean default false,
  p_smoke_test boolean default false
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  limits public.limits;
  existing public.form_submissions;
  is_new boolean;
  from_address int;
  from_network int;
  oldest_of_address timestamptz;
  oldest_of_network timestamptz;
  in_hour int;
  in_digest boolean;
  address text := lower(p_fields ->> 'email');
  consent uuid;
  key bigint;
begin
  -- One at a time for each id, caller and person: two calls must not both take the last free place. All
  -- calls take their locks in the same order, so that no two wait for each other.
  for key in
    select distinct pg_catalog.hashtextextended(name, 0)
    from unnest(array[p_id::text, p_previous::text, p_next::text, p_address_hash, p_network_hash, address])
      as names (name)
    where name is not null order by 1
  loop
    perform pg_catalog.pg_advisory_xact_lock(key);
  end loop;
  select * into strict limits from public.limits;

  select * into existing from public.form_submissions
  where id = p_id or (id in (p_previous, p_next) and created_at > now() - interval '10 minutes');
  is_new := not found;
  if existing.id = p_id and existing.unsolved and not p_unsolved and not p_spam
      and existing.digest_mail_id is null then
    p_fields := existing.fields;
    address := existing.email;
  elsif not is_new then
    return jsonb_build_object('id', existing.id, 'state', existing.status);
  end if;

  -- Without an address (null) all such requests are counted together.
  if p_address_hash is null then
    select count(*) into from_address from public.form_submissions
    where address_hash is null and created_at > now() - limits.address_window;
  else
    select count(*), min(created_at) into from_address, oldest_of_address
    from public.form_submissions
    where address_hash = p_address_hash and created_at > now() - limits.address_window;
  end if;
  select count(*), min(created_at) into from_network, oldest_of_network
  from public.form_submissions
  where network_hash = p_network_hash and created_at > now() - limits.address_window;
  if is_new and ((p_address_hash is not null and from_address >= limits.per_address)
      or from_network >= limits.per_network) then
    return jsonb_build_object('id', p_id, 'state', 'limited', 'retry_after', ceil(extract(epoch from
      least(oldest_of_address, oldest_of_network) + limits.address_window - now())));
  end if;

  select count(*) into in_hour from public.form_submissions
  where created_at > now() - interval '1 hour' and (status = 'spam') = p_spam
    and unsolved = p_unsolved and solved = p_solved;
  if is_new and in_hour >= limits.stored_per_hour then
    return jsonb_build_object('id', p_id, 'state', 'full', 'retry_after', 3600);
  end if;

  -- Nobody is refused because the host names no address, but nothing is mailed one by one any more.
  in_digest := not p_spam and not p_smoke_test and (p_unsolved or in_hour >= limits.mailed_per_hour
    or (p_address_hash is null and from_address >= limits.per_address));

  insert into public.form_submissions as s
    (id, type, locale, fields, status, too_fast, unsolved, solved, address_hash, network_hash, delivery)
  values (p_id, p_type, p_locale, p_fields,
    case when p_spam then 'spam' when p_smoke_test then 'smoke_test' else 'stored' end, p_too_fast, p_unsolved,
    p_solved, p_address_hash, p_network_hash,
    case when in_digest then 'digest' else 'direct' end)
  -- A digest may have taken it meanwhile.
  on conflict (id) do update set unsolved = false, solved = p_solved, delivery = excluded.delivery
  where s.digest_mail_id is null;
  if not found then
    return jsonb_build_object('id', p_id, 'state', 'stored');
  end if;

  if p_spam then
    return jsonb_build_object('id', p_id, 'state', 'spam');
  end if;
  if p_smoke_test then
    insert into public.mails (kind, submission_id) values ('team', p_id);
    return jsonb_build_object('id', p_id, 'state', 'new');
  end if;
  if p_webhook then
    insert into public.mails (kind, submission_id) values ('webhook', p_id) on conflict do nothing;
  end if;
  if p_fields -> 'newsletter' = 'true'::jsonb then
    consent := public.store_consent(p_id, address, p_locale, coalesce(p_wording, ''));
  end if;
  -- In a flood nobody gets a confirmation at once, and of each network only the first request gets one.
  if not in_digest then
    perform public.write_confirmation(p_id, address, consent);
  elsif not p_unsolved and public.is_first_in_an_hour(p_id, p_address_hash, p_network_hash) then
    perform public.write_confirmation(p_id, address, consent, now() + interval '1 hour');
  end if;
  if in_digest then
    return jsonb_build_object('id', p_id, 'state', 'stored');
  end if;
  insert into public.mails (kind, submission_id) values ('team', p_id);
  return jsonb_build_object('id', p_id, 'state', 'new');
end;
$$;

revoke all on function
  public.write_confirmation, public.is_first_in_an_hour, public.store_submission
from public, anon, authenticated;
grant execute on function
  public.write_confirmation, public.is_first_in_an_hour, public.store_submission
to service_role;
