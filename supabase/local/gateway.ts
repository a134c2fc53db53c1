import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Database, Role } from './database.ts';
import { namesThisMachine } from './ports.ts';
import { rest } from './rest.ts';

/** The keys of the embedded platform. They are no secret: they open only the data on this machine. */
export const localKeys = { anon: 'sb_publishable_local', serviceRole: 'sb_secret_local' };

const roles = new Map<string, Role>([
  [localKeys.anon, 'anon'],
  [localKeys.serviceRole, 'service_role'],
]);

/** As on hosted Supabase: any page may call REST with the public key and cache the preflight. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'apikey, authorization, content-profile, content-type, prefer, x-client-info',
  'access-control-max-age': '3600',
};

type GatewayResponse = { status: number; headers: Record<string, string>; body?: string | Buffer };

/** The largest body that is read, in bytes. */
const maxBytes = 1024 * 1024;

/** The last entry that hosted Supabase writes into x-forwarded-for: its accelerator. */
const accelerator = '99.82.164.18';

/** Serves REST and functions at one address, as Supabase does. */
export function gateway(database: Database, functionAddress: () => string): Server {
  return createServer(async (request, response) => {
    const { status, headers, body } = await route(request).catch((error) => {
      console.error('gateway:', error);
      return json(500, { message: 'The local platform failed. See its output.' });
    });
    response.writeHead(status, headers).end(body);
  });

  async function route(request: IncomingMessage): Promise<GatewayResponse> {
    if (!namesThisMachine(request))
      return json(403, { message: 'Call it localhost or 127.0.0.1.' }, {});
    const address = `http://localhost${request.url}`;
    if (!URL.canParse(address)) return json(400, { message: 'That is no address.' });
    const url = new URL(address);
    const [, service, version, name, ...rest] = url.pathname.split('/');
    if (service === 'functions' && version === 'v1' && name === 'send-demo-email')
      return forward(
        request,
        functionAddress() + url.pathname.slice('/functions/v1'.length) + url.search,
      );
    if (service === 'rest' && version === 'v1')
      return restCall(request, [name, ...rest].join('/'), url);
    return json(404, { message: 'No such path. Use /rest/v1 or /functions/v1.' });
  }

  async function restCall(
    request: IncomingMessage,
    path: string,
    url: URL,
  ): Promise<GatewayResponse> {
    if (request.method === 'OPTIONS') return { status: 200, headers: cors };
    const headers = new Headers(request.headers as Record<string, string>);
    const role = roles.get(headers.get('apikey') ?? '');
    if (!role) return json(401, { message: 'Invalid API key' });
    // Everybody knows this key, so no page that a developer visits may use it.
    if (role === 'service_role' && headers.has('origin'))
      return json(403, { message: 'No web page may use the secret key.' }, {});
    const text = (await read(request))?.toString();
    if (text === undefined) return tooLarge;
    let body: unknown;
    try {
      body = text ? JSON.parse(text) : undefined;
    } catch {
      return json(400, {
        code: 'PGRST102',
        details: null,
        hint: null,
        message: 'Empty or invalid json',
      });
    }
    const call = {
      method: request.method ?? 'GET',
      path,
      params: url.searchParams,
      headers,
      body,
      role,
    };
    const result = await rest(database, call);
    return json(result.status, result.body);
  }
}

/** Forwards a call to the function, with the caller's address as a proxy adds it. */
async function forward(request: IncomingMessage, address: string): Promise<GatewayResponse> {
  const headers = new Headers(request.headers as Record<string, string>);
  for (const name of hopByHop) headers.delete(name);
  // Callers are on this machine: their own header says which address they stand for, or, with three
  // entries, what the hosted gateway would have written.
  const entries = (headers.get('x-forwarded-for') ?? request.socket.remoteAddress ?? '').split(',');
  if (entries.length < 3) {
    const caller = entries.at(-1)?.trim() ?? '';
    headers.set('x-forwarded-for', `${caller},${caller}, ${accelerator}`);
    if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', caller);
  }
  const withBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = withBody ? await read(request) : undefined;
  if (withBody && !body) return tooLarge;
  const response = await fetch(address, {
    method: request.method,
    headers,
    body: body && new Uint8Array(body),
    redirect: 'manual',
  });
  const forwarded = Object.fromEntries(response.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
    delete forwarded[name];
  return {
    status: response.status,
    headers: forwarded,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Headers about one connection, which a proxy does not pass on. */
const hopByHop = [
  ...['host', 'connection', 'keep-alive', 'upgrade', 'http2-settings', 'te', 'trailer'],
  ...['content-length', 'transfer-encoding', 'expect', 'proxy-connection'],
];

/** The body of a call; undefined if it is too large. */
async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks) : undefined;
}

function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = cors,
): GatewayResponse {
  if (body === undefined) return { status, headers };
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}

const tooLarge = json(413, { message: `A body may have ${maxBytes} bytes at most.` });
