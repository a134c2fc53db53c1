import { afterAll } from 'vitest';
import { startBrevo } from './brevo-server';
import { startFaultHarness } from './fault-harness';

/** The fault harness with Brevo as a transport. Both stop after the tests of the file. */
export async function startBrevoHarness(environment: Record<string, string>) {
  const key = 'xkeysib-test';
  const brevo = await startBrevo(key);
  const harness = await startFaultHarness({
    BREVO_URL: brevo.url,
    BREVO_API_KEY: key,
    ...environment,
  });
  afterAll(async () => {
    await harness.stop();
    await brevo.stop();
  });
  return { brevo, harness };
}
