-- What a page view is stored as: without what may identify a person, and with what the figures need. The
-- visitor may call nothing here, so the trigger runs as its owner; the schema is not exposed.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

-- The text with its %XX decoded, however often they were encoded, as far as that is ASCII.
create function private.percent_decoded(encoded text) returns text
language sql immutable set search_path = '' as $$
  select string_agg(
    case when part[1] like '\%__' then chr(('x' || substr(part[1], 2))::bit(8)::int) else part[1] end,
    '' order by place)
  from regexp_matches(regexp_replace(encoded, '%(25)+', '%', 'g'), '%[2-7][0-9A-Fa-f]|[^%]+|%', 'g')
    with ordinality as parts (part, place)
$$;

-- Removes from an address what may identify a person: in the query the identifiers of advertisements and
-- mailings, however they are written (x[gclid]=1, gclid%3D1, &amp;gclid=1), whatever contains an e-mail
-- address, and values that look like a token, utm_* aside; in the path e-mail addresses.
create function private.without_personal_data(address text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(split_part(address, '?', 1), '[^/]+(@|%(25)*40)[^/]+', '-', 'g')
    || coalesce('?' || string_agg(parameter, '&' order by place), '')
  from (
    select parameter, place, case when strpos(parameter, '%') = 0 then parameter
      else private.percent_decoded(parameter) end as decoded
    from unnest(string_to_array(nullif(substr(address, strpos(address || '?', '?') + 1), ''), '&'))
      with ordinality as query (parameter, place)
    offset 0
  ) parameters
  -- As the name of the parameter, or of one within it, where an address stands in an address.
  where decoded || case when strpos(decoded, '=') = 0 then '=' else '' end
      !~* '(^|[][?&;#/=])(amp;)*([gd]clid|gclsrc|gad_\w+|[gw]braid|fbclid|msclkid|yclid|ttclid|twclid|ndclid|igshid?|li_fat_id|epik|sccid|rdt_cid|\w*click_?id|srsltid|dicbo|_ga|_gl|_openstat|_branch_\w+|guce_referrer\w*|mc_eid|_hs(enc|mi)|__hs\w+|hsctatracking|hsa_\w+|mkt_tok|vero_(id|conv)|oly_\w+_id|_kx|_bhlid|ml_subscriber\w*|sb_cid|_se|wickedid|trk_\w+|ck_subscriber_id|vgo_ee|bbeml|bsft_\w+|inf_contact_key|et_rid|s_cid|ss_email_id|oft_\w+|at_recipient_\w+|\w*token|u+_?id|guid|(user|contact|customer|subscriber|recipient|client|visitor|session|lead|person)_?id)\]*(\[[^]]*\])*='
    -- An address, or what is left of one.
    and decoded !~ '[^=]@.|@.*\.'
    and (decoded ~* '^(amp;)*utm_'
      or decoded !~* '(^|=)(?=[^=]*[0-9])(?=[^=]*[a-z])[a-z0-9_.-]{24,}(=|$)')
$$;

-- Programs that say so; "cubot" is a make of phone. They are stored like everybody.
create function private.is_bot(user_agent text) returns boolean
language sql immutable set search_path = '' as $$
  select replace(lower(coalesce(user_agent, '')), 'cubot', '') ~ 'bot|crawl|spider|slurp|archiver|scrap|fetch|scan|monitor|uptime|pingdom|statuscake|preview|externalhit|mediapartners|inspectiontool|google-(extended|read)|headless|lighthouse|pagespeed|gtmetrix|phantomjs|puppeteer|playwright|selenium|curl|wget|python|perl|ruby|java/|okhttp|go-http|libwww|httpclient|http_request|axios|node-|undici|postman|whatsapp|skypeuri|embedly'
$$;

create function private.describe_page_view() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if strpos(new.page_path, '?') > 0 or new.page_path ~ '@|%' then
    new.page_path := private.without_personal_data(new.page_path);
  end if;
  new.referrer := private.without_personal_data(new.referrer);
  new.host := substring(new.referrer from '^https?://([^/]+)');
  if new.host !~ '^[a-z0-9.-]{1,253}(:[0-9]{1,5})?$' then
    new.host := '(other)';
  end if;
  new.is_bot := private.is_bot(new.user_agent);
  return new;
end;
$$;

revoke all on function private.percent_decoded, private.without_personal_data, private.is_bot,
  private.describe_page_view
from public, anon, authenticated, service_role;

-- Triggers run in the order of their names, so that dropped views cost nothing here. Longer ones are
-- refused by the table.
create trigger page_views_2_describe before insert on public.page_views
  for each row when (octet_length(new.page_path || coalesce(new.referrer, '')) <= 1024)
  execute function private.describe_page_view();
