import { createServer, type IncomingMessage } from 'node:http';
import { arrayBuffer, json } from 'node:stream/consumers';
import { freePort, listen, loopback } from '@/supabase/local/ports';

/** The project that exists here: 20 letters, as the CLI expects. */
export const projectRef = 'abcdefghijklmnopqrst';

const project = {
  ...{ id: projectRef, ref: projectRef, name: 'check', region: 'eu-west-3' },
  ...{ organization_id: 'check', organization_slug: 'check', status: 'ACTIVE_HEALTHY' },
  created_at: '2026-01-01T00:00:00Z',
  database: { host: loopback, version: '17', postgres_engine: '17', release_channel: 'ga' },
};
const keys = [
  { id: '1', name: 'default', type: 'publishable', api_key: 'sb_publishable_check' },
  { id: '2', name: 'anon', type: 'legacy', api_key: 'sb_publishable_check' },
];
const deployed = {
  ...{ id: '1', slug: 'check', name: 'check', status: 'ACTIVE', version: 1 },
  ...{ created_at: 1, updated_at: 1 },
};

/**
 * Answers on this machine for Supabase's Management API, as far as `supabase link`, `functions deploy`
 * and `secrets` ask, and keeps what was uploaded.
 * @see https://supabase.com/docs/reference/api
 */
export async function startManagementApi() {
  const uploads: Upload[] = [];
  const secrets = new Map<string, string>();
  const answers: Record<string, (request: IncomingMessage) => Promise<unknown>> = {
    'GET ': async () => project,
    'GET /api-keys': async () => keys,
    'POST /functions/deploy': async (request) => {
      uploads.push(await uploadIn(request));
      return deployed;
    },
    'POST /secrets': async (request) => {
      const sent = (await json(request)) as { name: string; value: string }[];
      for (const { name, value } of sent) secrets.set(name, value);
    },
    'DELETE /secrets': async () => undefined,
  };
  const server = createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const call = `${request.method} ${path.replace(`/v1/projects/${projectRef}`, '')}`;
    const body = await answers[call]?.(request);
    const status = !(call in answers) ? 404 : request.method === 'POST' ? 201 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  const port = await freePort();
  await listen(server, port, 'Management API', loopback);
  return { url: `http://${loopback}:${port}`, uploads, secrets, stop: () => server.close() };
}

/** What one `functions deploy` sends: its files, and whether callers need a token. */
export type Upload = { files: string[]; verifiesJwt: boolean };

async function uploadIn(request: IncomingMessage): Promise<Upload> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(await arrayBuffer(request), { headers }).formData();
  const files = form.getAll('file').flatMap((file) => (file instanceof File ? file.name : []));
  return { files, verifiesJwt: JSON.parse(String(form.get('metadata'))).verify_jwt };
}
