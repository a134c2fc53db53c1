import type { Locale } from '../_shared/locales.ts';
import { noscriptPages } from '../_shared/site-contract.ts';
import type { Challenge } from './challenge.ts';
import { environment } from './environment.ts';

/** The pages to which forms without script lead. */
export type FormPage = keyof typeof noscriptPages;

type Page = { name: FormPage; locale: Locale; fragment: string; query?: string };

type Body =
  | { ok: true }
  /** A request is stored. */
  | {
      ok: true;
      id: string;
      /** To be solved, then sent with the same request, which is stored already. */
      challenge?: Challenge;
      /** Of a smoke test: whether its row is gone. */
      erased?: boolean;
    }
  /** The team has answered a request. */
  | { ok: true; answeredAt: string }
  /** Mails that were due. */
  | { ok: true; sent: number; failed: number }
  | {
      error: string;
      /** Codes by field. */
      fields?: Record<string, string[]>;
      /** To be solved, then sent with the same request. */
      challenge?: Challenge;
    }
  | { oldestUnsentSeconds: number; settings?: 'wrong' };

type Answer = {
  status: 200 | 202 | 400 | 401 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503;
  body: Body;
  /** Seconds after which a refused request may be repeated. */
  retryAfter?: number;
};

/** The answer to a form. Without script its fragment and query choose what the page says. */
export type FormAnswer = Answer & { fragment: string; query?: string };

/** What the function answers, before it becomes an HTTP response. */
export type Reply =
  | ({ kind: 'json' } & Answer)
  /** JSON to a script, a redirect to the page without one. */
  | ({ kind: 'form'; page: Page } & Answer)
  | { kind: 'redirect'; page: Page };

type JsonReply = Extract<Reply, { kind: 'json' }>;

/** A reply to a program. */
export const json = (status: Answer['status'], body: Body): JsonReply => ({
  kind: 'json',
  status,
  body,
});

/** The reply to whatever the code did not foresee: the caller keeps what was typed and may try again. */
export function unavailable(error: unknown): JsonReply {
  console.error('send-demo-email:', error);
  return json(503, { error: 'unavailable' });
}

/** The origin of the calling page, if it may call. */
function allowedOrigin(request: Request): string | undefined {
  const origin = request.headers.get('origin');
  return environment.allowedOrigins.find((allowed) => allowed === origin);
}

/** Whether the call comes from a page of another site. A program names no origin and may call. */
export const isOriginRejected = (request: Request) =>
  request.headers.has('origin') && !allowedOrigin(request);

/**
 * Whether a refused origin may still be the site's: browsers whose settings hide the origin send `null`,
 * and the site may answer with and without www. Whoever posts from there is redirected to the site's page.
 */
function mayBeOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin') ?? '';
  const hostOf = (url: string) => url.replace('//www.', '//');
  const own = [environment.siteUrl, ...environment.allowedOrigins].map(hostOf);
  return origin === 'null' || own.includes(hostOf(origin));
}

/** The media type of a body, without parameters and in lower case; empty if there is none. */
export const mediaType = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** The media type of a form that a browser posts without script. */
export const urlencoded = 'application/x-www-form-urlencoded';

/** Turns a reply into JSON, or for a form without script into a redirect to its page. */
export function respond(request: Request, reply: Reply): Response {
  const headers = corsHeaders(request);
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  if (reply.kind === 'redirect') return redirect(request, reply.page, headers);
  const { status, body, retryAfter } = reply;
  if (status === 405) headers.set('Allow', 'POST, OPTIONS');
  if (retryAfter) headers.set('Retry-After', String(retryAfter));
  const isPosted =
    mediaType(request) === urlencoded && (!isOriginRejected(request) || mayBeOwnOrigin(request));
  return reply.kind === 'form' && isPosted
    ? redirect(request, reply.page, headers)
    : Response.json(body, { status, headers });
}

/** Only ever to an allowed origin: no open redirect. */
function redirect(request: Request, { name, locale, fragment, query }: Page, headers: Headers) {
  const origin = allowedOrigin(request) ?? environment.siteUrl;
  const path = noscriptPages[name][locale];
  headers.set('Location', `${origin}${path}${query ? `?${query}` : ''}#${fragment}`);
  return new Response(null, { status: 303, headers });
}

/** Answers a CORS preflight, which the browser may cache for a day. */
export function preflight(request: Request): Response {
  const headers = corsHeaders(request);
  if (allowedOrigin(request)) {
    headers.set('Access-Control-Allow-Methods', 'POST, OPTIONS');
    headers.set(
      'Access-Control-Allow-Headers',
      'apikey, authorization, content-type, x-client-info',
    );
    headers.set('Access-Control-Max-Age', '86400');
  }
  return new Response(null, { status: 204, headers });
}

function corsHeaders(request: Request): Headers {
  const headers = new Headers({ Vary: 'Origin' });
  const origin = allowedOrigin(request);
  if (origin) {
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', 'Retry-After');
  }
  return headers;
}
