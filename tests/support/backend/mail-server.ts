import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { freePort, listen } from '@/supabase/local/ports';
import { atEnd } from '../at-end';

/** A mail as it came over the wire. */
export type RawMail = { recipients: string[]; raw: string };

type Behaviour = Omit<SMTPServerOptions, 'onData'> & {
  /** Runs while the sender still waits for the mail to be taken; `drop` cuts it off for good. */
  beforeTaking?: (mail: RawMail, drop: () => Promise<never>) => Promise<unknown>;
  /** A free port; by default any. */
  port?: number;
};

/** A real mail server of a test's own, which may be slow or refuse. */
export async function startMailServer({ beforeTaking, port, ...options }: Behaviour = {}) {
  const caught: RawMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    ...options,
    onData(stream, session, done) {
      take(stream, session).then(() => done(), done);
    },
  });
  async function take(stream: AsyncIterable<Buffer>, session: SMTPServerSession) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const mail = { recipients, raw: Buffer.concat(chunks).toString() };
    await beforeTaking?.(mail, () => {
      for (const connection of server.connections)
        if (connection.id === session.id) connection._socket.destroy();
      return new Promise(() => {});
    });
    caught.push(mail);
  }
  // A sender that hangs up is what some tests are about.
  server.on('error', () => {});
  const open = port ?? (await freePort());
  await listen(server.server, open, 'mail');
  atEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { caught, url: `smtp://127.0.0.1:${open}` };
}
