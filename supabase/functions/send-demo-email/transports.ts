import { brevo } from './brevo.ts';
import { environment } from './environment.ts';
import type { MailTransport } from './mail-transport.ts';
import { smtp } from './smtp.ts';

const transports: Record<string, () => MailTransport> = { brevo, smtp };

function open(name: string | undefined): MailTransport | undefined {
  if (name === undefined) return undefined;
  const create = transports[name.trim()];
  if (!create) throw new Error(`MAIL_TRANSPORTS: “${name}” is unknown. Write brevo, smtp or both.`);
  return create();
}

const [first, second] = environment.transports;

/** Sends every mail. */
export const primaryTransport = open(first) as MailTransport;

/** Sends the alert when mails of the first one are stuck; the first one itself if there is no other. */
export const alertTransport = open(second) ?? primaryTransport;
