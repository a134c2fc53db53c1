-- What the privacy policy promises: retention, access and erasure.

-- Whether a mail has told the team of a request; of spam, in its digest.
create function public.is_told(request public.form_submissions) returns boolean
language sql stable set search_path = '' as $$
  select request.status = 'sent' or exists (
    select from public.mails where id = request.digest_mail_id and status = 'sent')
$$;
create index form_submissions_interaction on public.form_submissions (last_interaction_at);

-- Erases what is past public.retention, except page views (erase_page_views), and what a smoke test left. An
-- unconfirmed consent goes with its request. A request that no mail has told of is kept for a month more. One
-- call erases 50 requests or one in twenty, whichever is more: a clock that is ahead, or a slip of the hand,
-- is noticed before everything is gone. Returns the number of erased rows by kind.
create function public.apply_retention() returns jsonb
language plpgsql set search_path = '' as $$
declare
  keep public.retention;
  requests int;
  untold int;
  consents int;
begin
  select * into strict keep from public.retention;

  update public.form_submissions set address_hash = null, network_hash = null
  where coalesce(address_hash, network_hash) is not null
    and created_at < now() - keep.address_hashes;

  delete from public.form_submissions
  where status = 'smoke_test' and created_at < now() - interval '1 hour';

  with due as (
    select s.id, public.is_told(s) as is_told from public.form_submissions s
    where s.last_interaction_at < now() - keep.requests
      and (public.is_told(s) or s.last_interaction_at < now() - keep.requests - interval '1 month')
    order by s.last_interaction_at
    limit greatest(50, (select count(*) / 20 from public.form_submissions))
    for update skip locked
  ), erased as (
    delete from public.form_submissions s using due where s.id = due.id returning due.is_told
  )
  select count(*), count(*) filter (where not is_told) into requests, untold from erased;
  if untold > 0 then
    perform public.raise_warning('erased_untold', untold);
  end if;
  if requests >= 50 and exists (select from public.form_submissions s
      where s.last_interaction_at < now() - keep.requests and public.is_told(s)) then
    perform public.raise_warning('erased_many', requests);
  end if;

  -- Except a digest or reminder with a request that is still kept: that request would be mailed again. And
  -- except what is still to tell of one.
  delete from public.mails m where created_at < now() - keep.requests
    and not exists (select from public.form_submissions s
      where s.digest_mail_id = m.id or s.reminder_mail_id = m.id)
    and (m.status = 'sent' or m.submission_id is null);

  delete from public.newsletter_consents where id in (
    select n.id from public.newsletter_consents n
    where n.withdrawn_at < now() - keep.withdrawn_consents
      or (n.withdrawn_at is null and n.confirmed_at < now() - keep.newsletter)
      or (n.withdrawn_at is null and n.confirmed_at is null and (n.created_at < now() - keep.requests
        or not exists (select from public.form_submissions s where s.id = n.submission_id)))
    limit greatest(50, (select count(*) / 20 from public.newsletter_consents)));
  get diagnostics consents = row_count;

  return jsonb_build_object('requests', requests, 'newsletter', consents);
end;
$$;

-- Returns everything linked to an e-mail address (GDPR, art. 15 and 20).
create function public.export_person(p_email text) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object(
    'requests', coalesce((select jsonb_agg(to_jsonb(s) - '{address_hash,network_hash}'::text[] order by s.created_at)
      from public.form_submissions s where s.email = lower(trim(p_email))), '[]'::jsonb),
    'newsletter', coalesce((select jsonb_agg(to_jsonb(n) - '{token,withdraw_token}'::text[] order by n.created_at)
      from public.newsletter_consents n
      where n.email = lower(trim(p_email)) or n.email_hash = public.email_hash(p_email)), '[]'::jsonb),
    'mails', coalesce((select jsonb_agg(to_jsonb(m) order by m.created_at)
      from public.mails m
      where m.recipient = lower(trim(p_email)) or m.submission_id in (
        select id from public.form_submissions where email = lower(trim(p_email)))), '[]'::jsonb)
  );
$$;

-- Erases everything linked to an e-mail address (GDPR, art. 17). Returns the number of erased rows.
-- A confirmed newsletter consent counts as withdrawn: its hash and dates stay for their time.
create function public.erase_person(p_email text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  requests int;
  consents int;
  messages int;
begin
  -- In the order in which retention locks them.
  perform from public.form_submissions where email = lower(trim(p_email)) for update;
  delete from public.mails
  where recipient = lower(trim(p_email)) or submission_id in (
    select id from public.form_submissions where email = lower(trim(p_email)));
  get diagnostics messages = row_count;
  perform public.answer_newsletter(token, 'withdraw') from public.newsletter_consents
  where email = lower(trim(p_email)) and confirmed_at is not null;
  delete from public.newsletter_consents where email = lower(trim(p_email));
  get diagnostics consents = row_count;
  delete from public.form_submissions where email = lower(trim(p_email));
  get diagnostics requests = row_count;
  -- A pending digest or reminder without any request left.
  delete from public.mails m where kind in ('digest', 'spam_digest', 'reminder') and status <> 'sent'
    and not exists (select from public.form_submissions s
      where s.digest_mail_id = m.id or s.reminder_mail_id = m.id);
  return jsonb_build_object('requests', requests, 'newsletter', consents, 'mails', messages);
end;
$$;

revoke all on function
  public.is_told, public.apply_retention, public.export_person, public.erase_person
from public, anon, authenticated;
grant execute on function
  public.is_told, public.apply_retention, public.export_person, public.erase_person
to service_role;
