import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort, listen } from '@/supabase/local/ports';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The modules as a build with this environment has them. */
async function builtWith(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  return { ...(await import('@/lib/environment')), ...(await import('@/components/forms/send')) };
}

const region = { NEXT_PUBLIC_SUPABASE_FUNCTION_REGION: 'eu-west-3' };

test('forms without script post to the function in the region of the build', async () => {
  const url = 'https://project.supabase.test';
  const { formAction, newsletterAction, answeredAction } = await builtWith({
    NEXT_PUBLIC_SUPABASE_URL: url,
    ...region,
  });
  const query = 'forceFunctionRegion=eu-west-3';
  expect(formAction).toBe(`${url}/functions/v1/send-demo-email?${query}`);
  expect(newsletterAction).toBe(`${url}/functions/v1/send-demo-email/newsletter?${query}`);
  expect(answeredAction).toBe(`${url}/functions/v1/send-demo-email/answered?${query}`);
});

test('without a region, addresses have no query', async () => {
  const { formAction, newsletterAction, answeredAction } = await builtWith({});
  expect(`${formAction}${newsletterAction}${answeredAction}`).not.toContain('?');
});

test('forms with script call the same address as those without', async () => {
  const calls: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url);
    response.end();
  });
  const port = await freePort();
  await listen(server, port, 'function');
  const url = `http://localhost:${port}`;
  const { send, formAction } = await builtWith({ NEXT_PUBLIC_SUPABASE_URL: url, ...region });
  await send({});
  server.close();
  expect(calls.map((path) => url + path)).toEqual([formAction]);
});
