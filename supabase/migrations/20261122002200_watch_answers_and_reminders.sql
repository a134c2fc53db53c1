-- What the team has answered, and what it still has to answer.

-- Notes that the person was answered. Returns when that was noted first, and whether it was by this call;
-- null if there is no such request (any more).
create function public.note_answer(p_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
begin
  update public.form_submissions
  set answered_at = now(), last_interaction_at = greatest(last_interaction_at, now())
  where id = p_id and answered_at is null;
  return (select jsonb_build_object('answered_at', answered_at, 'is_new', found)
    from public.form_submissions where id = p_id);
end;
$$;

-- A reminder to the team of requests that nobody has noted as answered twenty hours after they came:
-- an answer is promised within a day. One mail of fifty at most in ten minutes, so that a flood makes no
-- flood of reminders. A reminder that the answer has overtaken is not sent.
create function public.prepare_reminders() returns void
language plpgsql set search_path = '' as $$
declare
  batch uuid[];
  reminder uuid;
begin
  delete from public.mails m
  where kind = 'reminder' and status = 'pending' and (leased_until is null or leased_until <= now())
    and not exists (select from public.form_submissions s
      where s.reminder_mail_id = m.id and s.answered_at is null);
  if exists (select from public.mails
             where kind = 'reminder' and created_at between now() - interval '10 minutes' and now()) then
    return;
  end if;
  -- Their locks keep a second call from taking the same ones.
  batch := array(
    select id from public.form_submissions
    where status in ('stored', 'sent') and answered_at is null and reminder_mail_id is null
      and created_at < now() - interval '20 hours'
    order by created_at limit 50
    for update skip locked);
  if batch = array[]::uuid[] then
    return;
  end if;
  insert into public.mails (kind) values ('reminder') returning id into reminder;
  update public.form_submissions set reminder_mail_id = reminder where id = any (batch);
end;
$$;

revoke all on function public.note_answer, public.prepare_reminders from public, anon, authenticated;
grant execute on function public.note_answer, public.prepare_reminders to service_role;
