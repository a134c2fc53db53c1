-- The roles and the schema of extensions that hosted Supabase provides; the migrations use them.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant usage on schema public to anon, authenticated, service_role;
create schema extensions;
