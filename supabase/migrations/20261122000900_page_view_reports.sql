-- Reports for whoever reads the figures in the Supabase dashboard.

-- Rows arrive in the order of time, so an index of block ranges is enough to find a period and costs
-- an insert next to nothing.
create index page_views_by_time on public.page_views using brin (created_at);

create view public.page_views_by_day with (security_invoker = true) as
select created_at::date as day, split_part(page_path, '?', 1) as page, count(*) as views
from public.page_views
where created_at >= now() - interval '90 days'
group by 1, 2;

create view public.page_view_referrers with (security_invoker = true) as
select coalesce(substring(referrer from '^https?://([^/]+)'), '(none)') as referrer,
  count(*) as views, count(distinct session_id) as sessions
from public.page_views
where created_at >= now() - interval '90 days'
group by 1;

create view public.page_view_sessions with (security_invoker = true) as
select created_at::date as day, count(distinct session_id) as sessions, count(*) as views
from public.page_views
where created_at >= now() - interval '90 days'
group by 1;

revoke all on public.page_views_by_day, public.page_view_referrers, public.page_view_sessions
from public, anon, authenticated, service_role;
grant select on public.page_views_by_day, public.page_view_referrers, public.page_view_sessions
to service_role;
