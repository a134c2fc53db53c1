-- A job sends a marked request through production now and then (.github/workflows/smoke-test.yml). Its row, which
-- has a status of its own, is in no digest, figure or reminder, and goes as soon as its mail is out.

-- When the last one passed: for the daily mail.
create table public.smoke_tests (
  one_row boolean primary key default true check (one_row),
  passed_at timestamptz not null default now()
);
alter table public.smoke_tests enable row level security;
revoke all on public.smoke_tests from public, anon, authenticated, service_role;
grant select, insert, update on public.smoke_tests to service_role;

-- Erases the row of a smoke test with its mail, whether or not that went out, and notes that it passed if it did.
-- Returns whether there was such a row. No other request is ever erased.
create function public.finish_smoke_test(p_id uuid) returns boolean
language sql set search_path = '' as $$
  with finished as (
    delete from public.form_submissions where id = p_id and status = 'smoke_test' returning id
  ), passed as (
    insert into public.smoke_tests as last (passed_at)
    select now() from finished join public.mails m on m.submission_id = finished.id where m.status = 'sent'
    on conflict (one_row) do update set passed_at = excluded.passed_at
  )
  select exists (select from finished)
$$;

revoke all on function public.finish_smoke_test from public, anon, authenticated;
grant execute on function public.finish_smoke_test to service_role;
