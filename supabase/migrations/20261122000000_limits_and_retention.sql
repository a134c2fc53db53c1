-- Every limit and every retention period, one row each table: functions read them here, and an update
-- in the dashboard takes effect at once. Retention has to match the privacy policy.
create table public.limits (
  one_row boolean primary key default true check (one_row),
  -- Requests from one network address within `address_window`; the next one is refused.
  per_address int not null default 10,
  -- The same for an IPv6 /48, of which one customer of a provider may have 65,536 such addresses.
  per_network int not null default 60,
  address_window interval not null default '10 minutes',
  -- Requests an hour that are mailed one by one; more are mailed as digests.
  mailed_per_hour int not null default 200,
  -- Requests an hour that are stored; more are refused. Spam is counted apart, and so is what came with an
  -- answer to the challenge.
  stored_per_hour int not null default 5000,
  -- Confirmations a day (UTC) to all addresses together: the box for the newsletter can be ticked in
  -- anybody's name.
  confirmations_per_day int not null default 200,
  -- Page views that are kept. Anybody can send them, and they share the disk with the requests.
  page_views_per_minute int not null default 3000,
  page_views_per_day int not null default 20000,
  -- Rows in all, should nothing be erased: the 90 days of retention have 1.8 million at most. A usual row
  -- takes 265 bytes with its indexes, which makes 530 MB; the longest takes 2,080, which makes 4.2 of the
  -- 8 GB of a paid plan.
  page_views_kept int not null default 2000000
);

create table public.retention (
  one_row boolean primary key default true check (one_row),
  -- Since the last interaction with the person. Mails and unconfirmed consents live as long. The bounds
  -- refuse a slip such as '12 m', which is twelve minutes.
  requests interval not null default '12 months'
    check (requests between interval '1 month' and interval '3 years'),
  -- As rows, and added up by day. The weekly mail needs a week of sums.
  page_views interval not null default '90 days'
    check (page_views between interval '3 days' and interval '25 months'),
  page_view_sums interval not null default '25 months'
    check (page_view_sums between interval '1 month' and interval '25 months'),
  -- Since the confirmation.
  newsletter interval not null default '3 years'
    check (newsletter between interval '1 month' and interval '5 years'),
  -- Since the withdrawal: a hash of the address, with the dates.
  withdrawn_consents interval not null default '3 years'
    check (withdrawn_consents between interval '1 month' and interval '5 years'),
  -- The limits by address and network count them.
  address_hashes interval not null default '1 hour'
    check (address_hashes between interval '1 hour' and interval '1 day')
);

insert into public.limits default values;
insert into public.retention default values;

alter table public.limits enable row level security;
alter table public.retention enable row level security;
revoke all on public.limits, public.retention from public, anon, authenticated, service_role;
grant select on public.limits, public.retention to service_role;
