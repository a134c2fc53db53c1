import { parseEnv } from 'node:util';
import { weakSecrets } from '@/supabase/functions/send-demo-email/wrong-settings';
import type { Blocker } from './launch';

/** Where the variables of the function are written before they are set (docs/running-and-deploying.md). */
export const secretsFile = '.env.function.local';

/**
 * The secrets that could be guessed, or that two uses share.
 * @param text the file's text
 */
export function secretsToChange(text: string): Blocker[] {
  const { HMAC_KEY, RETRY_SECRET, EVENTS_SECRET, SMOKE_TEST_SECRET } = parseEnv(text);
  const secrets = { HMAC_KEY, RETRY_SECRET, EVENTS_SECRET, SMOKE_TEST_SECRET };
  return weakSecrets(secrets, false).map((name) => ({
    where: secretsFile,
    problem: `${name} has fewer than 32 characters, or is the secret of another use as well.`,
    advice: `Write: ${name}="…", with what \`openssl rand -hex 32\` prints.`,
  }));
}
