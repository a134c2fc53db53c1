-- Mails to the team about many requests at once.

-- Writes the digests that are due: requests above the hourly limit, at most every ten minutes; suspected
-- spam, two hours after the first while there are fewer than 20, so that a person mistaken for a bot is
-- soon noticed, and once a day in a flood. No more than 20
-- digests of requests and 5 of spam wait in the outbox; the rest follows once those have gone out.
create function public.prepare_digests() returns void
language plpgsql set search_path = '' as $$
begin
  perform public.mark_told_requests();
  perform pg_catalog.pg_advisory_xact_lock(20261122);
  if not exists (select from public.mails
                 where kind = 'digest' and created_at between now() - interval '10 minutes' and now()) then
    perform public.write_digests('digest', 20);
  end if;
  if (select min(created_at) < now() - case when count(*) < 20 then interval '2 hours' else interval '1 day' end
      from (select created_at from public.form_submissions
            where status = 'spam' and digest_mail_id is null order by created_at limit 20) waiting) then
    perform public.write_digests('spam_digest', 5);
  end if;
end;
$$;

-- Writes digests of one kind until p_most of them are pending. Each has 50 requests at most, and no more
-- than 75 KB of what the mail shows, so that text and HTML together, where a character may take six
-- bytes, stay under 500 KB.
create function public.write_digests(p_kind text, p_most int) returns void
language plpgsql set search_path = '' as $$
declare
  batch uuid[];
  digest uuid;
begin
  while (select count(*) from public.mails where kind = p_kind and status = 'pending') < p_most loop
    batch := array(
      select id from (
        select id, sum(shown) over (order by created_at, id) - shown as shown_before
        from (
          select id, created_at, (
              -- As in digest-mail.ts, a value is cut to 500 characters.
              select sum(octet_length(left(value, 500))) from jsonb_each_text(fields)) as shown
          from public.form_submissions
          where digest_mail_id is null
            and case when p_kind = 'digest' then status = 'stored' and delivery = 'digest'
              else status = 'spam' end
          order by created_at, id limit 50
        ) oldest
      ) sizes
      where shown_before < 75000);
    exit when batch = array[]::uuid[];
    insert into public.mails (kind) values (p_kind) returning id into digest;
    update public.form_submissions set digest_mail_id = digest where id = any (batch);
  end loop;
end;
$$;

revoke all on function public.prepare_digests, public.write_digests
from public, anon, authenticated;
grant execute on function public.prepare_digests, public.write_digests to service_role;
