-- Mails to the team about many requests or mails at once.

-- Writes the digests that are due: requests above the hourly limit, at most every ten minutes; spam,
-- once a day, so that a person mistaken for a bot is noticed. At most 200 requests per digest, so that
-- no mail is too large for the provider, and five digests of a kind per call, so that a flood does not
-- exceed the time of one call: the next call continues.
create function public.prepare_digests() returns void
language plpgsql set search_path = '' as $$
declare
  due text[] := array[]::text[];
  due_status text;
  batch uuid[];
  digest uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(20261122);
  if not exists (select from public.mails m
                 where kind = 'digest' and created_at > now() - interval '10 minutes'
                   and exists (select from public.form_submissions s
                               where s.digest_mail_id = m.id and s.status <> 'spam')) then
    due := due || 'stored'::text;
  end if;
  if exists (select from public.form_submissions
             where status = 'spam' and digest_mail_id is null
               and created_at < now() - interval '1 day') then
    due := due || 'spam'::text;
  end if;
  foreach due_status in array due loop
    for turn in 1..5 loop
      batch := array(select id from public.form_submissions
        where status = due_status and digest_mail_id is null
          and (delivery = 'digest' or status = 'spam')
        order by created_at limit 200);
      exit when batch = '{}';
      insert into public.mails (kind) values ('digest') returning id into digest;
      update public.form_submissions set digest_mail_id = digest where id = any (batch);
    end loop;
  end loop;
end;
$$;

-- Claims mails to the team that have waited for more than an hour and have had no alert yet.
create function public.claim_alerts() returns jsonb
language sql set search_path = '' as $$
  with stuck as (
    update public.mails set alerted_at = now()
    where status <> 'sent' and kind <> 'confirmation' and alerted_at is null
      and created_at < now() - interval '1 hour'
    returning id, kind, created_at, attempts, status, last_error
  )
  select coalesce(jsonb_agg(to_jsonb(stuck) order by created_at), '[]'::jsonb) from stuck;
$$;

revoke all on function public.prepare_digests, public.claim_alerts from public, anon, authenticated;
grant execute on function public.prepare_digests, public.claim_alerts to service_role;
