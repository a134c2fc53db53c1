import { answerNewsletter, showNewsletterPage, withdrawInOneClick } from './newsletter.ts';
import { discardBody, readBody } from './read-body.ts';
import { receive } from './receive.ts';
import {
  type FormAnswer,
  isOriginRejected,
  json,
  preflight,
  type Reply,
  respond,
  unavailable,
} from './reply.ts';
import { retry } from './retry.ts';
import type { Call, FormRoute } from './routes.ts';
import type { Watch } from './watch-interface.ts';

/** The handler of every call. It never throws. */
export function handlerOf(watch: Watch): (request: Request) => Promise<Response> {
  const forms: FormRoute[] = [
    { path: '', page: 'sent', ownOriginOnly: true, run: (...call) => receive(watch, ...call) },
    { path: '/newsletter', page: 'newsletter', run: answerNewsletter },
    ...watch.forms,
  ];
  const calls: Call[] = [
    { method: 'GET', path: '/newsletter', run: showNewsletterPage },
    { method: 'POST', path: '/newsletter', query: 'token', run: withdrawInOneClick },
    { method: 'POST', path: '/retry', run: (request) => retry(watch, request) },
    ...watch.calls,
  ];
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request);
    const reply = await route(request, forms, calls).catch(unavailable);
    // A caller who hangs up meanwhile gets no answer anyway.
    await discardBody(request).catch(() => {});
    return respond(request, reply);
  };
}

async function route(request: Request, forms: FormRoute[], calls: Call[]): Promise<Reply> {
  const path = pathOf(request);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const { searchParams } = new URL(request.url);
  const call = calls.find(
    (candidate) =>
      candidate.path === path &&
      candidate.method === method &&
      (!candidate.query || searchParams.get(candidate.query)),
  );
  if (call) return call.run(request);
  if (method !== 'POST') return json(405, { error: 'method' });
  const form = forms.find((candidate) => candidate.path === path);
  return form ? answerForm(form, request) : json(404, { error: 'path' });
}

/** The path below the function's own address: `/retry`, or empty for the site's forms. */
const pathOf = ({ url }: Request) =>
  new URL(url).pathname
    .replace(/^(\/functions\/v1)?\/send-demo-email(?=\/|$)/, '')
    .replace(/\/$/, '');

async function answerForm(form: FormRoute, request: Request): Promise<Reply> {
  const { values, locale, refusal } = await readBody(request);
  const answer = async (): Promise<FormAnswer> => {
    if (form.ownOriginOnly && isOriginRejected(request))
      return failed(json(403, { error: 'origin' }));
    return refusal ? failed(refusal) : form.run(values, request);
  };
  const { status, body, retryAfter, fragment, query } = await answer().catch((error) =>
    failed(unavailable(error)),
  );
  const page = { name: form.page, locale, fragment, query };
  return { kind: 'form', status, body, retryAfter, page };
}

const failed = ({ status, body }: ReturnType<typeof json>): FormAnswer => ({
  status,
  body,
  fragment: 'failed',
});
