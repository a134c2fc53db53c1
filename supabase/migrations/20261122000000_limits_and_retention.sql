-- Every limit and every retention period, one row each table: functions read them here, and an update
-- in the dashboard takes effect at once. Retention has to match the privacy policy.
create table public.limits (
  one_row boolean primary key default true check (one_row),
  -- Requests from one network address within `address_window`; the next one is refused.
  per_address int not null default 10,
  address_window interval not null default '10 minutes',
  -- Requests an hour that are mailed one by one; more are mailed as digests.
  mailed_per_hour int not null default 200,
  -- Requests an hour that are stored; more are refused. Spam is counted apart.
  stored_per_hour int not null default 5000
);

create table public.retention (
  one_row boolean primary key default true check (one_row),
  -- Since the last interaction with the person. Mails and unconfirmed consents live as long.
  requests interval not null default '12 months',
  page_views interval not null default '25 months',
  -- Since the confirmation.
  newsletter interval not null default '3 years',
  address_hashes interval not null default '1 hour'
);

insert into public.limits default values;
insert into public.retention default values;

alter table public.limits enable row level security;
alter table public.retention enable row level security;
revoke all on public.limits, public.retention from public, anon, authenticated, service_role;
grant select on public.limits, public.retention to service_role;
