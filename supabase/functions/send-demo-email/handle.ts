import { receiveAnswer } from './answered.ts';
import { receiveEvent } from './events.ts';
import { health } from './health.ts';
import { answerNewsletter, showNewsletterPage, withdrawInOneClick } from './newsletter.ts';
import { discardBody, readBody } from './read-body.ts';
import { receive } from './receive.ts';
import {
  type FormAnswer,
  type FormPage,
  isOriginRejected,
  json,
  preflight,
  type Reply,
  respond,
  unavailable,
} from './reply.ts';
import { retry } from './retry.ts';

/** What a form posts to: its body is read first, and every answer is a state of its page. */
type FormRoute = {
  path: string;
  page: FormPage;
  /** Pages of other sites may not call. */
  ownOriginOnly?: boolean;
  run: (values: Record<string, unknown>, request: Request) => Promise<FormAnswer>;
};

const forms: FormRoute[] = [
  { path: '', page: 'sent', ownOriginOnly: true, run: receive },
  { path: '/newsletter', page: 'newsletter', run: answerNewsletter },
  { path: '/answered', page: 'answered', run: receiveAnswer },
];

/** What programs call. */
const calls: { method: string; path: string; run: (request: Request) => Promise<Reply> | Reply }[] =
  [
    { method: 'GET', path: '/newsletter', run: showNewsletterPage },
    { method: 'GET', path: '/health', run: health },
    { method: 'POST', path: '/retry', run: retry },
    { method: 'POST', path: '/events', run: receiveEvent },
  ];

/** Answers a call; never throws. */
export async function handle(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request);
  const reply = await route(request).catch(unavailable);
  // A caller who hangs up meanwhile gets no answer anyway.
  await discardBody(request).catch(() => {});
  return respond(request, reply);
}

async function route(request: Request): Promise<Reply> {
  const path = pathOf(request);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const call = calls.find((candidate) => candidate.path === path && candidate.method === method);
  if (call) return call.run(request);
  if (method !== 'POST') return json(405, { error: 'method' });
  const token = new URL(request.url).searchParams.get('token');
  if (path === '/newsletter' && token) return withdrawInOneClick(token);
  const form = forms.find((candidate) => candidate.path === path);
  return form ? answerForm(form, request) : json(404, { error: 'path' });
}

/** The path below the function's own address: `/retry`, or nothing for the forms of the site. */
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
