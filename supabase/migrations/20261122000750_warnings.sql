-- What the team has to be warned of besides its mails. Each warning comes again after a day, if there is new
-- reason for it.
create table public.warnings (
  name text primary key,
  -- What it is about, such as how many rows: counted since it was told last.
  number int not null default 0,
  detail text not null default '',
  raised_at timestamptz not null default now(),
  told_at timestamptz
);
alter table public.warnings enable row level security;
revoke all on public.warnings from public, anon, authenticated, service_role;
grant select, insert, update on public.warnings to service_role;

create function public.raise_warning(p_name text, p_number int default 0, p_detail text default '')
returns void
language sql set search_path = '' as $$
  insert into public.warnings as w (name, number, detail) values (p_name, p_number, p_detail)
  on conflict (name) do update set raised_at = now(), detail = excluded.detail,
    number = excluded.number + case when w.told_at >= w.raised_at then 0 else w.number end
$$;

revoke all on function public.raise_warning from public, anon, authenticated;
grant execute on function public.raise_warning to service_role;
