import { randomInt, randomUUID } from 'node:crypto';
import { localKeys } from '@/supabase/local/gateway';
import { answer } from './own-process';
import { percentile } from './statistics';

/** What is called, by how many clients at once, for how long. */
export type Load = { api: string; call: Call; clients: number; seconds: number };

/** How it went: every answer is timed; `other` counts those that are not the expected one. */
export type LoadResult = { perSecond: number; p50: number; p99: number; other: number };
export type Call = keyof typeof calls;

/** Not counted, in milliseconds: connections open, code is compiled. */
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

/*
 * Clients, each of which sends its next request as soon as it has the answer to the last. What was
 * sent is waited for, past the end too: the slowest answers are those that count.
 */
answer(async ({ api, call, clients, seconds }: Load): Promise<LoadResult> => {
  const { expected, path, headers, body } = calls[call];

  async function send(): Promise<{ took: number; status: number }> {
    const sent = performance.now();
    const response = await fetch(api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body: JSON.stringify(body()),
    });
    await response.arrayBuffer();
    return { took: performance.now() - sent, status: response.status };
  }

  /** Each client sends once at least. */
  async function load(milliseconds: number) {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    const end = performance.now() + milliseconds;
    const client = async () => {
      do answers.push(await send());
      while (performance.now() < end);
    };
    await Promise.all(Array.from({ length: clients }, client));
    return answers;
  }

  await load(warmUp);
  const start = performance.now();
  const answers = await load(seconds * 1000);
  const times = answers.map(({ took }) => took);
  return {
    perSecond: (answers.length / (performance.now() - start)) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    other: answers.filter(({ status }) => status !== expected).length,
  };
});
