-- Mails to the team that tell of many things at once.

-- Writes the digests that are due: requests above the hour's limit, every ten minutes at most; spam,
-- once a day, so that a person a machine was mistaken for is seen. At most 200 requests a digest, so
-- that no flood makes a mail that providers refuse for its size, and five digests of a kind a call, so
-- that no flood outlasts the time that a call has: the next one goes on.
create function public.prepare_digests() returns void
language plpgsql set search_path = '' as $$
declare
  due text[] := '{}';
  due_status text;
  told uuid[];
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
      told := array(select id from public.form_submissions
        where status = due_status and digest_mail_id is null
          and (delivery = 'digest' or status = 'spam')
        order by created_at limit 200);
      exit when told = '{}';
      insert into public.mails (kind) values ('digest') returning id into digest;
      update public.form_submissions set digest_mail_id = digest where id = any (told);
    end loop;
  end loop;
end;
$$;

-- Mails that wait for more than an hour and of which nobody was warned yet; marks them warned.
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
