-- Consents to the newsletter: a tick is kept with its date, words and language, and counts once the
-- person has confirmed it from the mailbox (double opt-in).
create table public.newsletter_consents (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  submission_id uuid references public.form_submissions on delete set null,
  email text not null,
  locale text not null check (locale in ('fr', 'en')),
  wording text not null,
  token uuid not null unique default gen_random_uuid(),
  confirmed_at timestamptz,
  withdrawn_at timestamptz
);

create index newsletter_consents_email on public.newsletter_consents (email);
create index newsletter_consents_submission on public.newsletter_consents (submission_id);

alter table public.newsletter_consents enable row level security;
revoke all on public.newsletter_consents from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.newsletter_consents to service_role;

-- Confirms or withdraws by the token of the mail. 'unknown' where no consent has it.
create function public.answer_newsletter(p_token uuid, p_action text) returns text
language plpgsql set search_path = '' as $$
begin
  if p_action = 'withdraw' then
    update public.newsletter_consents
    set withdrawn_at = coalesce(withdrawn_at, now()) where token = p_token;
    return case when found then 'withdrawn' else 'unknown' end;
  end if;
  update public.newsletter_consents
  set confirmed_at = coalesce(confirmed_at, now()), withdrawn_at = null where token = p_token;
  return case when found then 'confirmed' else 'unknown' end;
end;
$$;

revoke all on function public.answer_newsletter from public, anon, authenticated;
grant execute on function public.answer_newsletter to service_role;
