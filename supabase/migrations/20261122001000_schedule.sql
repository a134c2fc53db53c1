-- On hosted Supabase the database keeps the time: once a minute pg_cron prepares mails, adds up and erases
-- page views, whether or not the function can be reached, and calls the function's retry path through pg_net.
-- Once an hour it applies retention. The address and secret of the retry path are read from the vault:
--   select vault.create_secret('https://REF.supabase.co/functions/v1/send-demo-email/retry', 'retry_url');
--   select vault.create_secret('…', 'retry_secret');
-- Without these extensions (the embedded platform) something else has to do all of it.
do $$
begin
  if (select count(*) from pg_available_extensions
      where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    raise notice 'pg_cron, pg_net or supabase_vault is not available: nothing scheduled';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net with schema extensions;
  create extension if not exists supabase_vault;
  perform cron.schedule('prepare-digests', '* * * * *', 'select public.prepare_digests()');
  perform cron.schedule('sum-page-views', '* * * * *', 'select public.sum_page_views()');
  perform cron.schedule('erase-page-views', '* * * * *', 'select public.erase_page_views()');
  perform cron.schedule('retry-mails', '* * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'retry_url'),
      headers := jsonb_build_object('x-retry-secret',
        (select decrypted_secret from vault.decrypted_secrets where name = 'retry_secret')),
      body := '{}'::jsonb,
      timeout_milliseconds := 150000)
  $job$);
  perform cron.schedule('apply-retention', '11 * * * *', $job$
    select public.apply_retention();
    -- pg_cron never erases the rows of its runs.
    delete from cron.job_run_details where end_time < now() - interval '7 days'
  $job$);
end;
$$;
