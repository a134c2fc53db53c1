-- What the provider reports after it has accepted a mail, which is not yet delivered then.

-- Records what happened to a mail at p_at. Reports may come late, twice or in any order; a report also
-- proves that the provider has the mail, so that one whose answer was lost is not sent again. One from before a
-- mail was resent says nothing of the copy that is on its way.
create function public.record_delivery(p_id uuid, p_status text, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.mails
      where id = p_id and delivery_status is null and delivery_status_at >= p_at) then
    return;
  end if;
  perform public.mark_mail_sent(p_id);
  update public.mails set delivery_status = p_status, delivery_status_at = p_at
  where id = p_id and (delivery_status_at is null or delivery_status_at <= p_at);
end;
$$;

revoke all on function public.record_delivery from public, anon, authenticated;
grant execute on function public.record_delivery to service_role;
