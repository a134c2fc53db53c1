-- Tells the team of the warnings that were raised, by the way that alerts take.

create function public.due_warnings() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'number', number, 'detail', detail)
    order by name), '[]'::jsonb)
  from public.warnings
  where told_at is null
    or (raised_at > told_at and told_at < now() - interval '1 day')
    -- The clock was ahead.
    or told_at > now()
$$;

-- Called once the warning is out: until then it is tried again.
create function public.mark_warned(p_names text[]) returns void
language sql set search_path = '' as $$
  update public.warnings set told_at = now() where name = any (p_names)
$$;

revoke all on function public.due_warnings, public.mark_warned from public, anon, authenticated;
grant execute on function public.due_warnings, public.mark_warned to service_role;
