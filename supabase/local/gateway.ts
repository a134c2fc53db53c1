import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Database, Role } from './database.ts';
import { rest } from './rest.ts';

/** The keys of the embedded platform. They are no secret: they open only the data on this machine. */
export const localKeys = { anon: 'sb_publishable_local', serviceRole: 'sb_secret_local' };

const roles = new Map<string, Role>([
  [localKeys.anon, 'anon'],
  [localKeys.serviceRole, 'service_role'],
]);

/** As on hosted Supabase: any origin may call REST and cache the preflight. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'apikey, authorization, content-profile, content-type, prefer, x-client-info',
  'access-control-max-age': '3600',
};

type GatewayResponse = { status: number; headers: Record<string, string>; body?: string | Buffer };

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
    const url = new URL(request.url ?? '/', 'http://localhost');
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
    const text = (await read(request)).toString();
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
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'])
    headers.delete(name);
  // Callers are on this machine: their own header stands for what a proxy would have appended.
  if (!headers.has('x-forwarded-for'))
    headers.set('x-forwarded-for', request.socket.remoteAddress ?? '');
  const withBody = request.method !== 'GET' && request.method !== 'HEAD';
  const response = await fetch(address, {
    method: request.method,
    headers,
    body: withBody ? new Uint8Array(await read(request)) : undefined,
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

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function json(status: number, body: unknown): GatewayResponse {
  if (body === undefined) return { status, headers: cors };
  return {
    status,
    headers: { ...cors, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}
