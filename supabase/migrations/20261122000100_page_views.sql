-- One row per page view. The public key may insert four of these columns, and nothing else. Browsers send
-- printable ASCII only, so that a character is a byte.
create table public.page_views (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  page_path text not null check (octet_length(page_path) <= 512 and page_path ~ '^/[!-~]*$'),
  user_agent text check (octet_length(user_agent) <= 300 and user_agent ~ '^[ -~]*$'),
  referrer text check (octet_length(referrer) <= 512 and referrer ~ '^[!-~]*$'),
  session_id uuid not null,
  -- What the figures need, decided once. A day is one in Paris, as in the mails.
  day date not null generated always as ((created_at at time zone 'Europe/Paris')::date) stored,
  is_bot boolean not null default false,
  host text
);

comment on table public.page_views is
  'Audience measurement: no address, no name, never joined with form_submissions; kept 90 days.';
comment on column public.page_views.is_bot is 'Says of itself that it is a program: left out of the figures.';
comment on column public.page_views.host is 'Of the referrer: null where it has none, "(other)" for what looks like no host.';

-- Adds up a day, and finds the oldest hour. Not BRIN: once the space of erased rows is used again, every
-- range of blocks has old and new rows, and its summary never shrinks.
create index page_views_by_time on public.page_views (day, created_at);

alter table public.page_views enable row level security;
revoke all on public.page_views from public, anon, authenticated, service_role;
-- Its sequence too: older hosted projects grant new sequences to everybody.
revoke all on sequence public.page_views_id_seq from public, anon, authenticated, service_role;
grant insert (page_path, user_agent, referrer, session_id) on public.page_views to anon;
grant select, delete on public.page_views to service_role;

-- The grant leaves the time to its default: a view is one of now.
create policy "visitors add page views" on public.page_views for insert to anon
  with check (created_at = now());
