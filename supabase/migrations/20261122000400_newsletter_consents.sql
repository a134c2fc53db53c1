-- Newsletter consents: a ticked box is stored with its date, words and language, and counts once the
-- person has confirmed it from their mailbox (double opt-in). Once a confirmed one is withdrawn, the address
-- is a hash: it proves the agreement, and keeps an old list from being imported again. A consent that
-- was declined before it was confirmed leaves nothing.
create table public.newsletter_consents (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  submission_id uuid references public.form_submissions on delete set null,
  email text,
  email_hash text,
  locale text not null check (locale ~ '^[a-z]{2}$'),
  wording text not null,
  token uuid not null,
  withdraw_token uuid not null,
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  check ((withdrawn_at is null) = (email is not null))
);

comment on column public.newsletter_consents.token is
  'Confirms and withdraws. Always the same for an address, so that the link of any mail to it withdraws.';
comment on column public.newsletter_consents.withdraw_token is
  'Withdraws only: for addresses that servers log, as that of the List-Unsubscribe header.';

create index newsletter_consents_token on public.newsletter_consents (token);
create index newsletter_consents_withdraw_token on public.newsletter_consents (withdraw_token);
create index newsletter_consents_email on public.newsletter_consents (email);
create index newsletter_consents_hash on public.newsletter_consents (email_hash);
create index newsletter_consents_submission on public.newsletter_consents (submission_id);
-- One live consent per address, so that withdrawing it leaves no other.
create unique index newsletter_consents_live on public.newsletter_consents (email)
  where withdrawn_at is null;

-- The mail that carries a consent's link.
alter table public.mails
  add column consent_id uuid references public.newsletter_consents on delete set null;
create index mails_consent on public.mails (consent_id);

alter table public.newsletter_consents enable row level security;
revoke all on public.newsletter_consents from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.newsletter_consents to service_role;

-- Stores the consent of a request and returns the one to be confirmed: a new one, or the pending one
-- with its token. Null if the address has confirmed before.
create function public.store_consent(
  p_submission uuid, p_email text, p_locale text, p_wording text
) returns uuid
language plpgsql set search_path = '' as $$
declare
  consent public.newsletter_consents;
begin
  insert into public.newsletter_consents as n (submission_id, email, locale, wording)
  values (p_submission, p_email, p_locale, p_wording)
  on conflict (email) where withdrawn_at is null do update
  set submission_id = excluded.submission_id, created_at = excluded.created_at,
    locale = excluded.locale, wording = excluded.wording
  where n.confirmed_at is null
  returning * into consent;
  return consent.id;
end;
$$;

-- Without this key nobody can tell by guessing which address a hash or a token is of.
create table public.newsletter_key (
  one_row boolean primary key default true check (one_row),
  key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
insert into public.newsletter_key default values;
alter table public.newsletter_key enable row level security;
revoke all on public.newsletter_key from public, anon, authenticated, service_role;
grant select on public.newsletter_key to service_role;

create function public.email_hash(p_email text, p_purpose text default 'withdrawn') returns text
language sql stable set search_path = '' as $$
  select encode(sha256(key || convert_to(p_purpose || ' ' || lower(trim(p_email)), 'UTF8')), 'hex')
  from public.newsletter_key
$$;

create function public.set_consent_tokens() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.token := coalesce(new.token, left(public.email_hash(new.email, 'token'), 32)::uuid);
  new.withdraw_token :=
    coalesce(new.withdraw_token, left(public.email_hash(new.email, 'withdraw_token'), 32)::uuid);
  return new;
end;
$$;
-- The first of the triggers, which run in the order of their names.
create trigger newsletter_consents_added before insert on public.newsletter_consents
  for each row execute function public.set_consent_tokens();

-- Whoever withdraws a consent, by whatever way, leaves no address behind.
create function public.hash_withdrawn_consent() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.confirmed_at is null then
    delete from public.newsletter_consents where id = new.id;
    return null;
  end if;
  new.email_hash := public.email_hash(new.email);
  new.email := null;
  new.submission_id := null;
  return new;
end;
$$;
create trigger newsletter_consents_withdrawal before insert or update on public.newsletter_consents
  for each row when (new.withdrawn_at is not null and new.email is not null)
  execute function public.hash_withdrawn_consent();

-- Leaves out of an import the consents that were withdrawn after they were confirmed.
create function public.skip_withdrawn_consent() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.newsletter_consents
             where email_hash = public.email_hash(new.email) and withdrawn_at >= new.confirmed_at) then
    return null;
  end if;
  return new;
end;
$$;
create trigger newsletter_consents_import before insert on public.newsletter_consents
  for each row when (new.confirmed_at is not null and new.withdrawn_at is null)
  execute function public.skip_withdrawn_consent();

-- Confirms or withdraws by the token of the mail. Withdrawing an unknown token also returns
-- 'withdrawn': either way nothing more is sent. Confirming an unknown token returns 'unknown'.
create function public.answer_newsletter(p_token uuid, p_action text) returns text
language plpgsql set search_path = '' as $$
begin
  if p_action = 'withdraw' then
    update public.newsletter_consents set withdrawn_at = now()
    where p_token in (token, withdraw_token) and withdrawn_at is null;
    return 'withdrawn';
  end if;
  update public.newsletter_consents
  set confirmed_at = coalesce(confirmed_at, now())
  where token = p_token and withdrawn_at is null;
  return case when found then 'confirmed' else 'unknown' end;
end;
$$;

revoke all on function public.store_consent, public.answer_newsletter, public.email_hash
from public, anon, authenticated;
grant execute on function public.store_consent, public.answer_newsletter, public.email_hash
to service_role;
revoke all on function public.set_consent_tokens, public.hash_withdrawn_consent,
  public.skip_withdrawn_consent
from public, anon, authenticated, service_role;
