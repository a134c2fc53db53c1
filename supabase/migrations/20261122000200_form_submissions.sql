-- Requests from prospects: stored first, then mailed to the team. Only the service role has access.
create table public.form_submissions (
  id uuid primary key,
  created_at timestamptz not null default now(),
  last_interaction_at timestamptz not null default now(),
  type text not null check (type in ('demo', 'contact')),
  locale text not null check (locale ~ '^[a-z]{2}$'),
  fields jsonb not null,
  email text not null generated always as (lower(fields ->> 'email')) stored,
  status text not null default 'stored' check (status in ('stored', 'sent', 'spam')),
  sent_at timestamptz,
  too_fast boolean not null default false,
  unsolved boolean not null default false,
  address_hash text,
  network_hash text,
  digest_mail_id uuid,
  delivery text not null default 'direct' check (delivery in ('direct', 'digest'))
);

comment on column public.form_submissions.id is
  'The submission id: a double click, a retry or a resend is the same row.';
comment on column public.form_submissions.last_interaction_at is
  'Retention starts here; set it to when you last spoke to the person.';
comment on column public.form_submissions.too_fast is
  'Filled in faster than a person types: marked in the subject of the mail, nothing else.';
comment on column public.form_submissions.unsolved is
  'Came without an answer to the challenge while that was on: mailed in a digest, not confirmed.';
comment on column public.form_submissions.network_hash is
  'The same of an IPv6 /48; null for IPv4.';
comment on column public.form_submissions.address_hash is
  'Keyed hash of the network address, for the limits; see retention.address_hashes.';

create index form_submissions_recent on public.form_submissions (created_at);
create index form_submissions_email on public.form_submissions (email);

alter table public.form_submissions enable row level security;
revoke all on public.form_submissions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.form_submissions to service_role;
