-- One row per page view. The public key may insert these four columns, and nothing else. Browsers send
-- printable ASCII only, so that a character is a byte.
create table public.page_views (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  page_path text not null check (octet_length(page_path) <= 512 and page_path ~ '^/[!-~]*$'),
  user_agent text check (octet_length(user_agent) <= 300 and user_agent ~ '^[ -~]*$'),
  referrer text check (octet_length(referrer) <= 512 and referrer ~ '^[!-~]*$'),
  session_id uuid not null
);

comment on table public.page_views is
  'Audience measurement: no address, no name, never joined with form_submissions; kept 25 months.';

alter table public.page_views enable row level security;
revoke all on public.page_views from public, anon, authenticated, service_role;
-- Its sequence too: older hosted projects grant new sequences to everybody.
revoke all on sequence public.page_views_id_seq from public, anon, authenticated, service_role;
grant insert (page_path, user_agent, referrer, session_id) on public.page_views to anon;
grant select, delete on public.page_views to service_role;

-- The grant leaves the time to its default: a view is one of now.
create policy "visitors add page views" on public.page_views for insert to anon
  with check (created_at = now());

-- The site inserts one row per call, so no call can fill the table by the thousand.
create function public.refuse_many_page_views() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from added) > 1 then
    raise check_violation using message = 'one page view per call';
  end if;
  return null;
end;
$$;
revoke all on function public.refuse_many_page_views
from public, anon, authenticated, service_role;

create trigger page_views_one_a_call after insert on public.page_views
  referencing new table as added for each statement when (current_user = 'anon')
  execute function public.refuse_many_page_views();
