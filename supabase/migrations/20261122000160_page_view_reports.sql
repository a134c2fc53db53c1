-- Reports for the weekly mail, and for whoever reads the figures in the Supabase dashboard. A day is one
-- in Paris, as in the mails.

-- Rows arrive in the order of time, so an index of block ranges is enough to find a period and costs
-- an insert next to nothing.
create index page_views_by_time on public.page_views using brin (created_at);

-- Bots that say so. They are stored like everybody, and left out when the figures are read. "cubot" is
-- a make of phone.
create view public.page_views_without_bots with (security_invoker = true) as
select created_at, page_path, referrer, session_id from public.page_views
where created_at >= now() - interval '90 days'
  and coalesce(user_agent, '') !~* '(?<!cu)bot|crawl|spider|slurp|archiver|scrap|fetch|scan|monitor|uptime|pingdom|statuscake|preview|externalhit|mediapartners|inspectiontool|google-(extended|read)|headless|lighthouse|pagespeed|gtmetrix|phantomjs|puppeteer|playwright|selenium|curl|wget|python|perl|ruby|java/|okhttp|go-http|libwww|httpclient|http_request|axios|node-|undici|postman|whatsapp|skypeuri|embedly';

create view public.page_views_by_day with (security_invoker = true) as
select (created_at at time zone 'Europe/Paris')::date as day,
  split_part(page_path, '?', 1) as page, count(*) as views
from public.page_views_without_bots
group by 1, 2;

create view public.page_view_referrers with (security_invoker = true) as
select (created_at at time zone 'Europe/Paris')::date as day,
  coalesce(substring(referrer from '^https?://([^/]+)'), '(none)') as referrer,
  count(*) as views, count(distinct session_id) as sessions
from public.page_views_without_bots
group by 1, 2;

create view public.page_view_sessions with (security_invoker = true) as
select (created_at at time zone 'Europe/Paris')::date as day,
  count(distinct session_id) as sessions, count(*) as views
from public.page_views_without_bots
group by 1;

revoke all on public.page_views_without_bots, public.page_views_by_day, public.page_view_referrers,
  public.page_view_sessions
from public, anon, authenticated, service_role;
grant select on public.page_views_without_bots, public.page_views_by_day, public.page_view_referrers,
  public.page_view_sessions
to service_role;
