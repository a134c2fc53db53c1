import { environment } from './environment.ts';
import { hmac } from './hmac.ts';
import { timingSafeEqual } from './secret.ts';

/**
 * Whether a request comes from the smoke-test job (scripts/smoke-test.ts), which signs the id of the
 * submission. Without that signature a request is like any other.
 */
export async function isSmokeTest({ headers }: Request, id: string): Promise<boolean> {
  const { smokeTestSecret } = environment;
  const signature = headers.get('x-smoke-test');
  if (!smokeTestSecret || !signature) return false;
  return timingSafeEqual(signature, await hmac(`smoke-test ${id}`, smokeTestSecret));
}
