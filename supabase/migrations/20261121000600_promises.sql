-- What the privacy policy promises, executed.

-- Retention: requests 12 months after the last interaction, mails 12 months or with them, page views 25
-- months, newsletter until withdrawn or 3 years after confirmation; an unconfirmed tick goes with its
-- request. The address hash is needed for ten minutes and kept for an hour.
create function public.apply_retention() returns jsonb
language plpgsql set search_path = '' as $$
declare
  requests int;
  views int;
  consents int;
begin
  update public.form_submissions set address_hash = null
  where address_hash is not null and created_at < now() - interval '1 hour';

  delete from public.form_submissions where last_interaction_at < now() - interval '12 months';
  get diagnostics requests = row_count;
  -- But a digest that names a request which is still kept: that one would be told of again.
  delete from public.mails m where created_at < now() - interval '12 months'
    and not exists (select from public.form_submissions s where s.digest_mail_id = m.id);

  delete from public.newsletter_consents n
  where n.withdrawn_at is not null
    or n.confirmed_at < now() - interval '3 years'
    or (n.confirmed_at is null and (n.created_at < now() - interval '12 months'
      or not exists (select from public.form_submissions s where s.id = n.submission_id)));
  get diagnostics consents = row_count;

  delete from public.page_views where created_at < now() - interval '25 months';
  get diagnostics views = row_count;
  return jsonb_build_object('requests', requests, 'page_views', views, 'newsletter', consents);
end;
$$;

-- Everything that is linked to an e-mail address, for the person who asks for it (GDPR, art. 15, 20).
create function public.export_person(p_email text) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object(
    'requests', coalesce((select jsonb_agg(to_jsonb(s) - 'address_hash' order by s.created_at)
      from public.form_submissions s where s.email = lower(trim(p_email))), '[]'::jsonb),
    'newsletter', coalesce((select jsonb_agg(to_jsonb(n) - 'token' order by n.created_at)
      from public.newsletter_consents n where n.email = lower(trim(p_email))), '[]'::jsonb),
    'mails', coalesce((select jsonb_agg(to_jsonb(m) order by m.created_at)
      from public.mails m
      where m.recipient = lower(trim(p_email)) or m.submission_id in (
        select id from public.form_submissions where email = lower(trim(p_email)))), '[]'::jsonb)
  );
$$;

-- Erases it (GDPR, art. 17): requests, spam, newsletter, pending mail. Returns what went.
create function public.erase_person(p_email text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  requests int;
  consents int;
  letters int;
begin
  delete from public.mails
  where recipient = lower(trim(p_email)) or submission_id in (
    select id from public.form_submissions where email = lower(trim(p_email)));
  get diagnostics letters = row_count;
  delete from public.newsletter_consents where email = lower(trim(p_email));
  get diagnostics consents = row_count;
  delete from public.form_submissions where email = lower(trim(p_email));
  get diagnostics requests = row_count;
  -- A digest that has nobody left to tell of.
  delete from public.mails m where kind = 'digest' and status <> 'sent'
    and not exists (select from public.form_submissions s where s.digest_mail_id = m.id);
  return jsonb_build_object('requests', requests, 'newsletter', consents, 'mails', letters);
end;
$$;

revoke all on function public.apply_retention, public.export_person, public.erase_person
from public, anon, authenticated;
grant execute on function public.apply_retention, public.export_person, public.erase_person
to service_role;
