import { isOrigin } from '../_shared/site-contract.ts';
import { type Company, companySchema } from './mails/company.ts';
import { parseJson } from './parse-json.ts';
import { isSafe, wrongSettings } from './wrong-settings.ts';

/** A value the function needs. @throws Error that names it, so the log says what to set. */
function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set. See docs/running-and-deploying.md.`);
  return value;
}

/** An origin as browsers send it. @throws Error if it has a path or a trailing slash. */
function origin(name: string, value: string): string {
  if (isOrigin(value)) return value;
  throw new Error(`${name}: “${value}” is not an origin. Write https://www.example.org.`);
}

/** An address without a name, which every transport accepts. @throws Error that names the variable. */
function address(name: string, value: string): string {
  if (/^[^\s<>,]+@[^\s<>,]+$/.test(value)) return value;
  throw new Error(`${name}: “${value}” is not one address. Write team@example.org.`);
}

/**
 * The key that opens the database. Hosted Supabase hands over its secret keys as JSON by name, and the
 * legacy key, which is refused once legacy keys are switched off.
 * @throws Error if there is neither, or no key of the name that was chosen
 */
function secretKey(): string {
  const keys = Deno.env.get('SUPABASE_SECRET_KEYS');
  if (!keys) return required('SUPABASE_SERVICE_ROLE_KEY');
  const name = Deno.env.get('SECRET_KEY_NAME') || 'default';
  const key = JSON.parse(keys)[name];
  if (!key) throw new Error(`SECRET_KEY_NAME: SUPABASE_SECRET_KEYS has no key “${name}”.`);
  return key;
}

/** A whole number, if one is given. @throws Error that names the variable and its limits. */
function wholeNumber(name: string, least: number, most = Number.POSITIVE_INFINITY) {
  const value = Deno.env.get(name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(
    `${name} must be ${least} ${most < Number.POSITIVE_INFINITY ? `to ${most}` : 'or more'}.`,
  );
}

/** What the mails say of the company. @throws Error if it is not as the build writes it. */
function company(value: string, siteUrl: string): Company {
  const { data } = companySchema.safeParse(parseJson(value));
  if (data) return { ...data, siteUrl };
  throw new Error('COMPANY is not what the build writes. Set it from .generated/function.env.');
}

/** Where Brevo's API is. @throws Error if the key and the mails would travel in the clear */
function brevoUrl(url = 'https://api.brevo.com/v3/smtp/email'): string {
  if (isSafe(url)) return url;
  throw new Error('BREVO_URL is not an https address.');
}

/**
 * The webhook that is told of requests, and the key that signs its calls; none if neither is set.
 * @throws Error if one is missing, the address is not safe, or the secret is not one
 */
function webhook(url?: string, secret?: string) {
  if (!url && !secret) return undefined;
  if (!url || !isSafe(url)) throw new Error('WEBHOOK_URL is not an https address.');
  const base64 = (secret ?? '').match(/^whsec_([A-Za-z0-9+/]{32,86}={0,2})$/)?.[1];
  if (!base64)
    throw new Error(
      'WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64. See docs/on-call.md.',
    );
  return { url, key: Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)) };
}

const wrong = wrongSettings((name) => Deno.env.get(name));
if (wrong.length > 0) console.error(`Wrong settings: ${wrong.join(', ')}. See docs/on-call.md.`);

/** The value of an optional variable, unless it is wrong. */
const unlessWrong = (name: string) =>
  wrong.includes(name) ? undefined : Deno.env.get(name) || undefined;

/** The function's configuration, read once when it starts. */
export const environment = {
  supabaseUrl: required('SUPABASE_URL'),
  /** Set by hosted Supabase for every function. */
  secretKey: secretKey(),
  /** Comma-separated origins that may call. */
  allowedOrigins: required('ALLOWED_ORIGINS')
    .split(',')
    .map((value) => origin('ALLOWED_ORIGINS', value.trim())),
  siteUrl: origin('SITE_URL', required('SITE_URL')),
  /** What the mails say about it: name, addresses, calendar. */
  company: company(required('COMPANY'), required('SITE_URL')),
  mailTo: address('MAIL_TO', required('MAIL_TO')),
  mailFrom: required('MAIL_FROM'),
  /** Who gets alerts; best a mailbox elsewhere, which works when the team's does not. */
  alertTo: address('ALERT_TO', Deno.env.get('ALERT_TO') ?? required('MAIL_TO')),
  /** brevo, smtp or both: the first sends, the second sends alerts. */
  transports: required('MAIL_TRANSPORTS').split(','),
  /** How long one attempt to send may take, in milliseconds; a call of the retry must not outlast its worker. */
  mailTimeoutMs: 1000 * (wholeNumber('MAIL_TIMEOUT_SECONDS', 1, 45) ?? 30),
  /** smtps://user:password@host:465; hosted functions may not use ports 25 and 587. */
  smtpUrl: Deno.env.get('SMTP_URL'),
  brevoKey: Deno.env.get('BREVO_API_KEY'),
  brevoUrl: brevoUrl(Deno.env.get('BREVO_URL')),
  /** Signs challenges and the links by which the team notes an answer; hashes network addresses. */
  hmacKey: required('HMAC_KEY'),
  /**
   * The trusted entry of x-forwarded-for, counted from the end: 1 is the nearest proxy's. Undefined on
   * hosted Supabase, whose headers are known. Entry 0 would be the first, which callers can write.
   */
  trustedHop: wholeNumber('TRUSTED_HOP', 1),
  /** How many zero bits the proof of work of a request begins with; 0: none is asked for. */
  challengeBits: wholeNumber('CHALLENGE_BITS', 0, 24) ?? 0,
  retrySecret: required('RETRY_SECRET'),
  /** Shared with the provider, which reports what became of a mail. Without it no report is accepted. */
  eventsSecret: unlessWrong('EVENTS_SECRET'),
  /** Shared with the smoke-test job. Without it no request is a smoke test. */
  smokeTestSecret: unlessWrong('SMOKE_TEST_SECRET'),
  /** Told of each request, besides the team. */
  webhook: webhook(Deno.env.get('WEBHOOK_URL'), Deno.env.get('WEBHOOK_SECRET')),
  /** Called after each good retry. */
  heartbeatUrl: unlessWrong('HEARTBEAT_URL'),
  /** The names of variables that are wrong. */
  wrongSettings: wrong,
};
