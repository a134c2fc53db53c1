-- Prepares reminders and reports once a minute, where 20261122001000_schedule.sql has pg_cron do the rest.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('prepare-reminders', '* * * * *', 'select public.prepare_reminders()');
    perform cron.schedule('prepare-reports', '* * * * *', 'select public.prepare_reports()');
  end if;
end;
$$;
