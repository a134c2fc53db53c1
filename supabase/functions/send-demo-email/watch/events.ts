import * as z from 'zod/mini';
import { inBackground } from '../background.ts';
import { environment } from '../environment.ts';
import { readBody } from '../read-body.ts';
import { json, type Reply } from '../reply.ts';
import { timingSafeEqual } from '../secret.ts';
import { countRefusedReport, type DeliveryStatus, recordDelivery } from './database.ts';

/** Brevo's names; whatever else it reports (opened, deferred …) is of no interest. */
const statuses: Record<string, DeliveryStatus> = {
  delivered: 'delivered',
  hard_bounce: 'bounced',
  // The last word after days of deferring, such as a full mailbox.
  soft_bounce: 'bounced',
  invalid_email: 'bounced',
  blocked: 'blocked',
  error: 'blocked',
  spam: 'complaint',
};

const event = z.object({
  event: z.string(),
  /** The id that brevo.ts gave the mail. */
  'X-Mailin-custom': z.optional(z.string()),
  /** Holds the id where the mail went over the provider's SMTP. */
  'message-id': z.optional(z.string()),
  /** Seconds since 1970. */
  ts_event: z.optional(z.number()),
});

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;

/**
 * Records what the provider reports about a mail that it accepted (Brevo's webhook).
 * @see https://developers.brevo.com/docs/transactional-webhooks
 */
export async function receiveEvent(request: Request): Promise<Reply> {
  if (!(await hasSecret(request))) {
    // For the daily mail: nothing else shows that a secret was changed on one side only.
    if (environment.eventsSecret)
      inBackground(countRefusedReport().catch((error) => console.error('events:', error)));
    return json(401, { error: 'secret' });
  }
  const { values, refusal } = await readBody(request);
  if (refusal) return refusal;
  const result = event.safeParse(values);
  if (!result.success) return json(422, { error: 'invalid' });

  const { event: name, ts_event: seconds = Date.now() / 1000, ...ids } = result.data;
  const status = Object.hasOwn(statuses, name) ? statuses[name] : undefined;
  const [id] = `${ids['X-Mailin-custom']} ${ids['message-id']}`.match(uuid) ?? [];
  // Now at the latest: after a time in milliseconds, millennia ahead, no other report would count. And not
  // before what the database can store.
  const at = new Date(Math.max(0, Math.min(seconds * 1000, Date.now())));
  if (status && id) await recordDelivery(id, status, at);
  return json(200, { ok: true });
}

/** Brevo sends its token as a bearer, or any header it was told to. */
async function hasSecret({ headers }: Request): Promise<boolean> {
  const bearer = headers.get('authorization')?.replace(/^Bearer /, '');
  const secret = headers.get('x-events-secret') ?? bearer ?? '';
  return timingSafeEqual(secret, environment.eventsSecret ?? crypto.randomUUID());
}
