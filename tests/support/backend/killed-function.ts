import { startFunction } from '@/supabase/local/function-process';
import { exampleCompany } from '@/supabase/local/platform';

/* A process for a test to kill: starts the function as a platform does, and says where it is. */
const site = 'http://localhost:3000';
const { address } = await startFunction({
  SUPABASE_URL: site,
  SUPABASE_SERVICE_ROLE_KEY: 'none',
  ALLOWED_ORIGINS: site,
  SITE_URL: site,
  COMPANY: exampleCompany,
  MAIL_TO: 'equipe@allie-compliance.example',
  MAIL_FROM: 'site@allie-compliance.example',
  MAIL_TRANSPORTS: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:9',
  HMAC_KEY: 'local',
  RETRY_SECRET: 'local-retry',
});
process.stdout.write(`${address}\n`);
