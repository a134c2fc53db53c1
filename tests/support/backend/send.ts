import { platform, site } from './platform';

export const functionUrl = `${platform.api}/functions/v1/send-demo-email`;

/** A network address of a test's own, because requests from one address are limited. */
export function ownAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

type Call = { to?: string; headers?: Record<string, string>; method?: string };

/** Calls the function with JSON, or with a text that may be none. */
export async function send(
  body: unknown,
  { to = functionUrl, headers, method = 'POST' }: Call = {},
) {
  const response = await fetch(to, {
    method,
    headers: {
      origin: site,
      'content-type': 'application/json',
      'x-forwarded-for': ownAddress(),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text ? JSON.parse(text) : undefined,
  };
}

/** What a browser without script posts: a ticked box is `on`, an unticked one is absent. */
function urlencoded(fields: Record<string, unknown>): string {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === false) continue;
    body.set(name, value === true ? 'on' : String(value).replaceAll('\n', '\r\n'));
  }
  return body.toString();
}

type Post = { to?: string; origin?: string | null; headers?: Record<string, string> };

/** Posts a form as a browser without script does, and says where it leads. */
export async function post(fields: Record<string, unknown>, options: Post = {}) {
  const { to = functionUrl, origin = site, headers } = options;
  const response = await fetch(to, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': ownAddress(),
      ...(origin === null ? {} : { origin }),
      ...headers,
    },
    body: urlencoded(fields),
    redirect: 'manual',
  });
  return { status: response.status, location: response.headers.get('location') };
}
