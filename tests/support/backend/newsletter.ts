import type { FaultHarness } from './fault-harness';
import { team } from './platform';
import { contactFr, type Request } from './requests';
import { send } from './send';

/** A consent to the newsletter, as the table has it. */
export type Consent = {
  created_at: Date;
  email: string;
  locale: string;
  wording: string;
  token: string;
  withdraw_token: string;
  confirmed_at: Date | null;
  withdrawn_at: Date | null;
};

/** The consents of an e-mail address. */
export async function consentsOf(harness: FaultHarness, email: unknown): Promise<Consent[]> {
  const { rows } = await harness.postgres.query(
    'select * from newsletter_consents where email = $1',
    [email],
  );
  return rows;
}

/** Sends a contact message with the box ticked; gives the consent and the mail to the person. */
export async function subscribe(harness: FaultHarness, request: Request = contactFr()) {
  const { status } = await send(request, { to: harness.url });
  if (status !== 200) throw new Error(`the request was answered ${status}`);
  await harness.idle();
  const mail = harness.smtp.received.find(
    ({ recipients }) => !recipients.includes(team) && recipients[0] === request.email,
  );
  const [consent] = await consentsOf(harness, request.email);
  if (!mail || !consent) throw new Error('no mail or no consent');
  return { mail, consent, now: async () => (await consentsOf(harness, request.email))[0] };
}
