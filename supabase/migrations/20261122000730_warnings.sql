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

create function public.due_warnings() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'number', number, 'detail', detail)
    order by name), '[]'::jsonb)
  from public.warnings
  where told_at is null
    or (raised_at > told_at and told_at < now() - interval '1 day')
    -- The clock was ahead.
    or told_at > now()
$$;

-- Called once the warning is out: until then it is tried again.
create function public.mark_warned(p_names text[]) returns void
language sql set search_path = '' as $$
  update public.warnings set told_at = now() where name = any (p_names)
$$;

revoke all on function public.raise_warning, public.due_warnings, public.mark_warned
from public, anon, authenticated;
grant execute on function public.raise_warning, public.due_warnings, public.mark_warned to service_role;
