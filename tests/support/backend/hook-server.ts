import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { close, freePort, listen } from '@/supabase/local/ports';
import { atEnd } from '../at-end';

/** What it does with the next calls: a number is the status that it answers. */
export type HookBehaviour = number | 'hangs' | 'takes the call, then drops the connection';

type Payload = { data: { id: string } };

/** A tool of the company that is told of requests, and checks each call with the standard's own package. */
export async function startHookServer() {
  const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
  /** The calls that were taken: answered 2xx, or whose answer was lost. */
  const received: { id: string; payload: Payload }[] = [];
  const paths: string[] = [];
  const state = { behaviour: 204 as HookBehaviour };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    paths.push(`${request.method} ${request.url}`);
    const { behaviour } = state;
    if (behaviour === 'hangs') return;
    try {
      const headers = request.headers as Record<string, string>;
      const body = Buffer.concat(chunks).toString();
      const payload = new Webhook(secret).verify(body, headers) as Payload;
      const isTaken = typeof behaviour === 'string' || behaviour < 300;
      if (isTaken) received.push({ id: headers['webhook-id'] ?? '', payload });
      if (typeof behaviour === 'string') response.destroy();
      else response.writeHead(behaviour, { location: '/elsewhere' }).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  const port = await freePort();
  await listen(server, port, 'webhook');
  atEnd(() => close(server));
  return {
    received,
    paths,
    environment: { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: secret },
    set behaviour(behaviour: HookBehaviour) {
      state.behaviour = behaviour;
    },
  };
}
