-- Requests of prospects: stored first, then mailed to the team. Reachable by the service role only.
create table public.form_submissions (
  id uuid primary key,
  created_at timestamptz not null default now(),
  type text not null check (type in ('demo', 'contact')),
  locale text not null check (locale in ('fr', 'en')),
  fields jsonb not null,
  status text not null default 'stored' check (status in ('stored', 'sent', 'spam')),
  sent_at timestamptz
);

comment on column public.form_submissions.id is
  'The submission id: a double click, a retry or a resend is the same row.';

alter table public.form_submissions enable row level security;
revoke all on public.form_submissions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.form_submissions to service_role;

-- Stores a request once. 'new' to the one call that stored it, which then has to mail it;
-- to every other call the state the request is in.
create function public.store_submission(
  p_id uuid, p_type text, p_locale text, p_fields jsonb, p_spam boolean
) returns text
language plpgsql
set search_path = ''
as $$
begin
  insert into public.form_submissions (id, type, locale, fields, status)
  values (p_id, p_type, p_locale, p_fields, case when p_spam then 'spam' else 'stored' end)
  on conflict (id) do nothing;
  if found and not p_spam then
    return 'new';
  end if;
  return (select status from public.form_submissions where id = p_id);
end;
$$;

revoke all on function public.store_submission from public, anon, authenticated;
grant execute on function public.store_submission to service_role;
