-- What the privacy policy promises: retention, access and erasure.

-- Erases what is past public.retention. An unconfirmed consent goes with its request. Returns the number
-- of erased rows by kind.
create function public.apply_retention() returns jsonb
language plpgsql set search_path = '' as $$
declare
  keep public.retention;
  requests int;
  views int;
  consents int;
begin
  select * into strict keep from public.retention;

  update public.form_submissions set address_hash = null, network_hash = null
  where coalesce(address_hash, network_hash) is not null
    and created_at < now() - keep.address_hashes;

  delete from public.form_submissions where last_interaction_at < now() - keep.requests;
  get diagnostics requests = row_count;
  -- Except a digest or reminder with a request that is still kept: that request would be mailed again.
  delete from public.mails m where created_at < now() - keep.requests
    and not exists (select from public.form_submissions s
      where s.digest_mail_id = m.id or s.reminder_mail_id = m.id);

  delete from public.newsletter_consents n
  where n.withdrawn_at < now() - keep.withdrawn_consents
    or (n.withdrawn_at is null and n.confirmed_at < now() - keep.newsletter)
    or (n.withdrawn_at is null and n.confirmed_at is null and (n.created_at < now() - keep.requests
      or not exists (select from public.form_submissions s where s.id = n.submission_id)));
  get diagnostics consents = row_count;

  views := public.erase_page_views();
  return jsonb_build_object('requests', requests, 'page_views', views, 'newsletter', consents);
end;
$$;

-- Returns everything linked to an e-mail address (GDPR, art. 15 and 20).
create function public.export_person(p_email text) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object(
    'requests', coalesce((select jsonb_agg(to_jsonb(s) - '{address_hash,network_hash}'::text[] order by s.created_at)
      from public.form_submissions s where s.email = lower(trim(p_email))), '[]'::jsonb),
    'newsletter', coalesce((select jsonb_agg(to_jsonb(n) - 'token' order by n.created_at)
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

revoke all on function public.apply_retention, public.export_person, public.erase_person
from public, anon, authenticated;
grant execute on function public.apply_retention, public.export_person, public.erase_person
to service_role;
