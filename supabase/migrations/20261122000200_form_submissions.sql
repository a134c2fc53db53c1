-- Requests from prospects: stored first, then mailed to the team. Only the service role has access.
create table public.form_submissions (
  id uuid primary key,
  created_at timestamptz not null default now(),
  last_interaction_at timestamptz not null default now(),
  type text not null check (type in ('demo', 'contact')),
  locale text not null check (locale ~ '^[a-z]{2}$'),
  fields jsonb not null,
  email text not null generated always as (lower(fields ->> 'email')) stored,
  status text not null default 'stored' check (status in ('stored', 'sent', 'spam', 'smoke_test')),
  sent_at timestamptz,
  too_fast boolean not null default false,
  unsolved boolean not null default false,
  solved boolean not null default false,
  address_hash text,
  network_hash text,
  digest_mail_id uuid,
  delivery text not null default 'direct' check (delivery in ('direct', 'digest')),
  answered_at timestamptz,
  reminder_mail_id uuid
);

comment on column public.form_submissions.id is
  'The submission id: a double click, a retry or a resend is the same row.';
comment on column public.form_submissions.status is
  'Stored; sent once a mail has told the team; suspected spam; or a smoke test, which is erased at once.';
comment on column public.form_submissions.last_interaction_at is
  'Retention starts here: the request, its answer, or when you last spoke to the person.';
comment on column public.form_submissions.answered_at is
  'When the team noted that it had answered, by the link of its mail.';
comment on column public.form_submissions.reminder_mail_id is
  'The mail that reminded the team of it: set once, so that no second one follows.';
comment on column public.form_submissions.too_fast is
  'Filled in faster than a person types: marked in the subject of the mail, nothing else.';
comment on column public.form_submissions.unsolved is
  'Came without an answer to the challenge while that was on: mailed in a digest, not confirmed.';
comment on column public.form_submissions.solved is
  'Came with an answer to the challenge: counted apart, so that a flood without one never shuts it out.';
comment on column public.form_submissions.network_hash is
  'Keyed hash of the IPv6 /48 of the caller, for the limits; null for IPv4.';
comment on column public.form_submissions.address_hash is
  'Keyed hash of the network address, for the limits; see retention.address_hashes.';

create index form_submissions_recent on public.form_submissions (created_at);
-- Requests of which the team may have to be reminded.
create index form_submissions_unanswered on public.form_submissions (created_at)
  where answered_at is null and reminder_mail_id is null and status in ('stored', 'sent');
create index form_submissions_email on public.form_submissions (email);
-- For the limits. The hashes are erased after an hour, so these stay small.
create index form_submissions_address on public.form_submissions (address_hash, created_at)
  where address_hash is not null;
create index form_submissions_network on public.form_submissions (network_hash, created_at)
  where network_hash is not null;

alter table public.form_submissions enable row level security;
revoke all on public.form_submissions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.form_submissions to service_role;
