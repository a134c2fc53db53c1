-- What Supabase's Security Advisor would warn of in this project, as far as its rules apply here
-- (https://supabase.com/docs/guides/database/database-advisors). No row: nothing to warn of.
select 'extension in the schema public' as warning, extname as object
from pg_extension where extnamespace = 'public'::regnamespace
union all
select 'row level security is off', relname
from pg_class
where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
union all
select 'the policy lets anybody write anything', format('%s on %s', policyname, tablename)
from pg_policies
where schemaname = 'public' and cmd <> 'SELECT' and 'true' in (qual, with_check)
union all
select 'no search_path of its own', proname
from pg_proc
where pronamespace = 'public'::regnamespace
  and not exists (select from unnest(proconfig) setting where setting like 'search_path=%')
union all
select 'runs with the rights of its owner, and anybody may call it', proname
from pg_proc
where pronamespace = 'public'::regnamespace and prosecdef
  and (has_function_privilege('anon', oid, 'execute')
    or has_function_privilege('authenticated', oid, 'execute'))
union all
select 'the view reads with the rights of its owner', relname
from pg_class
where relnamespace = 'public'::regnamespace and relkind = 'v'
  and not coalesce(reloptions && array['security_invoker=true', 'security_invoker=on'], false)
union all
select 'visitors may read the materialized view', relname
from pg_class
where relnamespace = 'public'::regnamespace and relkind = 'm'
  and has_any_column_privilege('anon', oid, 'select');
