import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { checkEnvironment } from '@/scripts/lib/check-environment';
import { freePort, listen } from '@/supabase/local/ports';
import { productionEnvironment } from '../support/filled-site';

test('a build for visitors, and one for this machine, may start', () => {
  checkEnvironment(productionEnvironment);
  checkEnvironment({});
});

const older = `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.signature`;

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'https://www.site.example/', 'Write an origin'],
  ['NEXT_PUBLIC_SITE_URL', '', 'Write an origin'],
  ['NEXT_PUBLIC_SITE_URL', 'www.site.example', 'Write an origin'],
  ['NEXT_PUBLIC_SUPABASE_URL', 'abc.supabase.co', 'Write an origin'],
  ['NEXT_PUBLIC_SUPABASE_URL', 'http://abc.supabase.co', 'Write an origin'],
  ['NEXT_PUBLIC_SUPABASE_ANON_KEY', '', 'is empty'],
  ['NEXT_PUBLIC_SUPABASE_ANON_KEY', 'sb_secret_of_the_project', 'Write the publishable one'],
  ['NEXT_PUBLIC_SUPABASE_ANON_KEY', older, 'Write the publishable one'],
  ['NEXT_PUBLIC_SUPABASE_FUNCTION_REGION', 'us-east-1', 'European Union'],
  ['NEXT_PUBLIC_SUPABASE_FUNCTION_REGION', '', 'European Union'],
])('%s = “%s” stops the build before it starts', (name, value, words) => {
  expect(() => checkEnvironment({ ...productionEnvironment, [name]: value })).toThrow(words);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The modules as a build with this environment has them. */
async function builtWith(environment: Partial<typeof productionEnvironment>) {
  for (const name of Object.keys(productionEnvironment) as (keyof typeof productionEnvironment)[])
    vi.stubEnv(name, environment[name]);
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
