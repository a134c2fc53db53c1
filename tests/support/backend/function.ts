import { startFunction } from '@/supabase/local/function-process';
import { exampleCompany } from '@/supabase/local/platform';
import { atEnd } from '../at-end';
import { functionLog } from './function-log';
import { keys, platform, site, team } from './platform';

/** What a function beside the shared platform is set up with. */
export const ownSettings: Record<string, string> = {
  SUPABASE_URL: platform.api,
  SUPABASE_SERVICE_ROLE_KEY: keys.serviceRole,
  ALLOWED_ORIGINS: site,
  SITE_URL: site,
  COMPANY: exampleCompany,
  MAIL_TO: team,
  MAIL_FROM: 'Site <site@allie-compliance.example>',
  MAIL_TRANSPORTS: 'smtp',
  SMTP_URL: platform.smtp,
  HMAC_KEY: 'local',
  RETRY_SECRET: 'local-retry',
};

/** The real function beside the shared platform, called without the gateway, set up otherwise. */
export async function startOwnFunction(
  environment: Record<string, string> = {},
  log = functionLog,
) {
  const { address, stop } = await startFunction({ ...ownSettings, ...environment }, log);
  atEnd(stop);
  return address;
}
