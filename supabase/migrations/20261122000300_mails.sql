-- The outbox, of mails and of calls to the webhook. A mail is written in the transaction that stores what it is
-- about, and stays pending until the provider accepts it: after a crash at any point the next retry sends it.
create table public.mails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('team', 'reminder', 'digest', 'daily', 'weekly', 'confirmation',
    'spam_digest', 'webhook')),
  submission_id uuid references public.form_submissions on delete cascade,
  recipient text,
  recipient_day date,
  status text not null default 'pending' check (status in ('pending', 'sent', 'dead')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text,
  alerted_at timestamptz,
  idempotency_key uuid not null default gen_random_uuid(),
  unsure boolean not null default false,
  invalid_count int not null default 0,
  refused_at timestamptz,
  delivery_status text check (delivery_status in ('delivered', 'bounced', 'blocked', 'complaint')),
  delivery_status_at timestamptz
);

comment on column public.mails.id is 'Also the Message-ID, or the webhook-id, of every attempt.';
comment on column public.mails.idempotency_key is
  'Renewed once the provider rejects an attempt, unless an earlier one may have gone through.';
comment on column public.mails.unsure is
  'An attempt under this key ended without an answer: the provider may have the mail.';
comment on column public.mails.invalid_count is
  'How often the provider rejected the mail itself while others went through. From the third time on it goes without Reply-To.';
comment on column public.mails.refused_at is
  'When the provider first found the mail invalid, which may also be said of the sender or the account.';
comment on column public.mails.delivery_status is
  'What the provider reported after it accepted the mail. Null: nothing yet.';
comment on column public.mails.recipient_day is
  'Of a confirmation the day (UTC) it counts for; of a daily or weekly mail the day (Paris) it is due.';
comment on column public.mails.recipient is 'The person, for a confirmation; the team''s address is configuration.';
comment on column public.mails.leased_until is 'Until then one worker is sending it and nobody else may.';

create index mails_due on public.mails (next_attempt_at) where status = 'pending';
-- Alerts and health look for unsent mails of the team.
create index mails_unsent on public.mails (created_at)
  where status <> 'sent' and kind <> 'confirmation';
-- Whether another mail went through since one was refused.
create index mails_sent on public.mails (sent_at) where status = 'sent';
create index mails_submission on public.mails (submission_id);
-- At most one confirmation per address per day (UTC).
create unique index mails_confirmation_a_day on public.mails (recipient, recipient_day)
  where kind = 'confirmation';
-- One daily mail a day (Paris), and one weekly mail a week.
create unique index mails_report on public.mails (kind, recipient_day)
  where kind in ('daily', 'weekly');
-- The webhook is told of a request once.
create unique index mails_webhook on public.mails (submission_id) where kind = 'webhook';

alter table public.form_submissions
  add foreign key (digest_mail_id) references public.mails on delete set null,
  add foreign key (reminder_mail_id) references public.mails on delete set null;
-- Erasing a mail looks up its requests.
create index form_submissions_digest on public.form_submissions (digest_mail_id);
create index form_submissions_reminder on public.form_submissions (reminder_mail_id);
-- Requests still waiting for a digest.
create index form_submissions_undigested on public.form_submissions (created_at)
  where digest_mail_id is null and (delivery = 'digest' or status = 'spam');

alter table public.mails enable row level security;
revoke all on public.mails from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.mails to service_role;

-- What has not arrived: waiting for ten minutes, given up, or reported by the provider as not delivered.
create view public.mail_problems with (security_invoker = true) as
select id, kind, 'waiting' as problem, created_at as since from public.mails
where status = 'pending' and kind in ('team', 'reminder', 'digest', 'webhook')
  and created_at < now() - interval '10 minutes'
union all
select id, kind, 'dead', created_at from public.mails where status = 'dead'
union all
select id, kind, delivery_status, delivery_status_at from public.mails
where status <> 'dead' and delivery_status <> 'delivered';
revoke all on public.mail_problems from public, anon, authenticated, service_role;
grant select on public.mail_problems to service_role;
