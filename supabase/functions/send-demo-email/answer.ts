import { answerPage, newsletterPage } from '../_shared/answer-page.ts';
import { environment } from './environment.ts';
import { mediaType, urlencoded } from './media-type.ts';

/** What the function says. */
export type Answer = {
  status: 200 | 202 | 400 | 401 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
  body: {
    ok?: true;
    id?: string;
    error?: string;
    fields?: Record<string, string[]>;
    sent?: number;
    failed?: number;
  };
  /** The language of a form whose body was not read to its end. */
  locale?: 'fr' | 'en';
  /** Seconds after which a refused request may come again. */
  retryAfter?: number;
  /** The fragment of the page a form without script is led to, where the status does not say it. */
  outcome?: string;
};

/** Who calls, and how the answer has to reach them. */
export type Caller = {
  /** The page's origin, where it is on the list. */
  origin: string | null;
  /** True where an origin is named and is not on the list. */
  refused: boolean;
  /** True for a form without script, or a link that was followed: a page instead of JSON. */
  form: boolean;
  /** Which page that is, and in which language. */
  page: 'answer' | 'newsletter';
  locale: 'fr' | 'en';
};

/** Reads who calls from the headers. */
export function callerOf(request: Request): Caller {
  const named = request.headers.get('origin');
  const known = named !== null && environment.allowedOrigins.includes(named);
  return {
    origin: known ? named : null,
    refused: named !== null && !known,
    form: request.method === 'POST' && mediaType(request) === urlencoded,
    page: 'answer',
    locale: 'fr',
  };
}

/** The answer as JSON, or for a form without script as a 303 to the page that says it. */
export function reply(caller: Caller, answer: Answer): Response {
  const headers = new Headers(cors(caller));
  if (answer.status === 405) headers.set('Allow', 'POST, OPTIONS');
  if (answer.retryAfter) headers.set('Retry-After', String(answer.retryAfter));
  if (caller.form && !caller.refused) {
    // Only to the page's own origin, never elsewhere: no open redirect.
    const origin = caller.origin ?? environment.siteUrl;
    if (answer.locale) caller.locale = answer.locale;
    const page = { answer: answerPage, newsletter: newsletterPage }[caller.page][caller.locale];
    headers.set('Location', `${origin}${page}#${fragment(answer)}`);
    return new Response(null, { status: 303, headers });
  }
  return Response.json(answer.body, { status: answer.status, headers });
}

/** The answer to a preflight, which the browser may keep for a day. */
export function preflight(caller: Caller): Response {
  const headers = new Headers(cors(caller));
  if (caller.origin) {
    headers.set('Access-Control-Allow-Methods', 'POST, OPTIONS');
    headers.set(
      'Access-Control-Allow-Headers',
      'apikey, authorization, content-type, x-client-info',
    );
    headers.set('Access-Control-Max-Age', '86400');
  }
  return new Response(null, { status: 204, headers });
}

function cors({ origin }: Caller): Record<string, string> {
  return origin
    ? {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': 'Retry-After',
        Vary: 'Origin',
      }
    : { Vary: 'Origin' };
}

/** The id on the answer page that says this. */
function fragment({ status, body, outcome }: Answer): string {
  if (outcome) return outcome;
  if (status === 200) return 'received';
  if (status === 202) return 'pending';
  if (status === 429) return 'too-many';
  const [first] = Object.keys(body.fields ?? {});
  if (first && !['type', 'locale', 'submissionId', 'website', 'elapsed'].includes(first))
    return `field-${first}`;
  return status === 422 ? 'invalid' : 'failed';
}
