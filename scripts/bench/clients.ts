import { randomInt, randomUUID } from 'node:crypto';
import { localKeys } from '@/supabase/local/gateway';
import { answer } from './own-process';
import { percentile } from './statistics';

/** What is called, by how many clients at once, for how long. */
export type Load = { api: string; call: Call; clients: number; seconds: number };
export type Call = keyof typeof calls;

/** How it went; `other` counts answers that are not the expected one. */
export type LoadResult = { perSecond: number; p50: number; p99: number; other: number };

/** Not counted: connections open, code is compiled. */
const warmUp = 1000;

const calls = {
  /** A contact request, each from an address and of a person of its own: stored, mailed, answered. */
  request: {
    expected: 200,
    path: '/functions/v1/send-demo-email',
    headers: (): Record<string, string> => ({
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    }),
    body: () => ({
      ...{ type: 'contact', locale: 'fr', submissionId: randomUUID(), consent: true },
      ...{ firstName: 'Anne', lastName: 'Exemple', email: `${randomUUID()}@prospect.example` },
      ...{ company: 'Étude Exemple', subject: 'Question', message: 'Bonjour. '.repeat(20) },
    }),
  },
  pageView: {
    expected: 201,
    path: '/rest/v1/page_views',
    headers: () => ({ apikey: localKeys.anon, authorization: `Bearer ${localKeys.anon}` }),
    body: () => ({
      page_path: '/avocats',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      referrer: 'https://www.example.org/',
      session_id: randomUUID(),
    }),
  },
};

/* Clients, each of which sends its next request as soon as it has the answer to the last. */
answer(async ({ api, call, clients, seconds }: Load): Promise<LoadResult> => {
  const { expected, path, headers, body } = calls[call];
  const times: number[] = [];
  let other = 0;
  const start = performance.now() + warmUp;
  const end = start + seconds * 1000;

  async function client() {
    while (performance.now() < end) {
      const sent = performance.now();
      const response = await fetch(api + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers() },
        body: JSON.stringify(body()),
      });
      await response.arrayBuffer();
      const got = performance.now();
      if (response.status !== expected) other++;
      else if (got >= start && got < end) times.push(got - sent);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = times.length / seconds;
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99), other };
});
