import { expect, test } from 'vitest';
import { checkEnvironment } from '@/scripts/lib/check-environment';
import { productionEnvironment } from '../fixtures/filled-site';

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
