import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod';
import { close, freePort, listen } from '@/supabase/local/ports';
import { atEnd } from '../at-end';
import { startFaultHarness } from './fault-harness';

/**
 * What Brevo takes, and nothing beside it.
 * @see https://developers.brevo.com/reference/sendtransacemail
 */
const accepted = z.strictObject({
  sender: z.strictObject({ name: z.string().min(1).max(70).optional(), email: z.email() }),
  to: z.array(z.strictObject({ email: z.email() })).length(1),
  replyTo: z
    .strictObject({ name: z.string().min(1).max(70).optional(), email: z.email() })
    .optional(),
  subject: z.string().min(1),
  textContent: z.string().min(1),
  htmlContent: z.string().min(1),
  headers: z.strictObject({
    idempotencyKey: z.uuid(),
    'X-Mailin-custom': z.uuid(),
    'List-Unsubscribe': z.string().optional(),
    'List-Unsubscribe-Post': z.string().optional(),
  }),
});
type BrevoMail = z.infer<typeof accepted>;

/** What it does with the next calls: a number is a status it refuses them with. */
type Behaviour =
  | 'accepts'
  | 'hangs'
  | 'accepts the mail, then cuts off its answer'
  // With 400, as it refuses a mail, but before it looks at the key.
  | 'refuses the sender'
  | number;

const codes: Record<number, string> = { 400: 'invalid_parameter', 401: 'unauthorized' };

/** A server that answers as Brevo's HTTP API does, with faults chosen by the test. */
async function startBrevo(key: string) {
  const calls: { mail: string; key: string }[] = [];
  const known = new Set<string>();
  const received: BrevoMail[] = [];
  const state = { behaviour: 'accepts' as Behaviour };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => refuse(response, 400, String(error)));
  });
  const port = await freePort();
  await listen(server, port, 'Brevo');
  atEnd(() => close(server));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (`${request.method} ${request.url}` !== 'POST /v3/smtp/email')
      return refuse(response, 404, 'no such path');
    if (request.headers['api-key'] !== key) return refuse(response, 401, 'Key not found');
    if (request.headers['content-type'] !== 'application/json')
      return refuse(response, 415, 'no JSON');
    const mail = accepted.parse(JSON.parse(Buffer.concat(chunks).toString()));
    const { idempotencyKey } = mail.headers;
    calls.push({ mail: mail.headers['X-Mailin-custom'], key: idempotencyKey });
    if (state.behaviour === 'hangs') return;
    if (state.behaviour === 'refuses the sender')
      return refuse(response, 400, 'sender is not valid', 'invalid_parameter');
    // What has nothing to do with the mail is refused before anything else is looked at.
    if (typeof state.behaviour === 'number' && state.behaviour !== 400)
      return refuse(response, state.behaviour, 'as the test wants');
    if (known.has(idempotencyKey))
      return refuse(response, 400, 'idempotencyKey is known', 'duplicate_parameter');
    // Brevo does not say whether it keeps the key of a mail it finds invalid: the worse is that it does.
    known.add(idempotencyKey);
    if (state.behaviour === 400) return refuse(response, 400, 'as the test wants');
    received.push(mail);
    const body = JSON.stringify({ messageId: `<${received.length}@smtp-relay.example>` });
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': body.length });
    if (state.behaviour === 'accepts') return response.end(body);
    response.write(body.slice(0, 5), () => response.destroy());
  }

  return {
    url: `http://127.0.0.1:${port}/v3/smtp/email`,
    /** The mail and the idempotency key of every call it understood. */
    calls,
    /** The mails it will deliver. */
    received,
    get behaviour(): Behaviour {
      return state.behaviour;
    },
    set behaviour(behaviour: Behaviour) {
      state.behaviour = behaviour;
    },
  };
}

function refuse(response: ServerResponse, status: number, message: string, code = codes[status]) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code: code ?? 'error', message }));
}

/** The fault harness with Brevo as a transport. */
export async function startBrevoHarness(environment: Record<string, string>) {
  const key = 'xkeysib-test';
  const brevo = await startBrevo(key);
  const harness = await startFaultHarness({
    BREVO_URL: brevo.url,
    BREVO_API_KEY: key,
    ...environment,
  });
  return { brevo, harness };
}
