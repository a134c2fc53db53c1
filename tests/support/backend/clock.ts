import type { OwnDatabase } from './own-database';

/**
 * Gives a database a clock that the test sets: in its functions, views and defaults, `now()` is then what
 * `set` was given last. The page views' policy keeps PostgreSQL's own.
 */
export async function withClock({ query }: OwnDatabase) {
  await query(`
    create schema clock;
    create table clock.time (at timestamptz);
    insert into clock.time values (now());
    create function clock.now() returns timestamptz language sql stable as 'select at from clock.time';
    grant usage on schema clock to public;
    grant select on clock.time to public;
    do $$
    declare
      thing record;
    begin
      for thing in
        select pg_get_functiondef(oid) as definition from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and prosrc ~ '\\mnow\\(\\)'
        union all
        select format('create or replace view %s with (security_invoker = true) as %s', oid::regclass,
          pg_get_viewdef(oid))
        from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
          and pg_get_viewdef(oid) ~ '\\mnow\\(\\)'
        union all
        select format('alter table %s alter column %I set default %s', adrelid::regclass, attname,
          pg_get_expr(adbin, adrelid))
        from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
        where pg_get_expr(adbin, adrelid) ~ '\\mnow\\(\\)' and attgenerated = ''
      loop
        execute regexp_replace(thing.definition, '\\mnow\\(\\)', 'clock.now()', 'g');
      end loop;
    end
    $$`);
  return { set: (at: Date) => query('update clock.time set at = $1', [at]) };
}
