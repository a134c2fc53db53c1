import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { listen } from '@/supabase/local/ports';

/** What the server does with the next mails. */
export type Behaviour =
  | 'accepts'
  | 'rejects for now' // 451
  | 'rejects for good' // 550
  | 'rejects replies to the person' // 553
  | { rejects: string } // 554, where the subject or the text has these words
  | 'quotes the recipient' // 550
  | 'drops the connection half-way'
  | 'accepts the mail, then drops the connection'
  | { slow: number }; // answers after this many milliseconds

/** A mail that the server accepted: the recipients of its envelope, and its content. */
type ReceivedMail = {
  recipients: string[];
  to: string;
  replyTo: string;
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** By lower-case name. */
  headers: Record<string, string>;
};

/** A real SMTP server whose faults are chosen by the test. */
export async function startFaultySmtp(port: number) {
  const received: ReceivedMail[] = [];
  const state = { behaviour: 'accepts' as Behaviour };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      receive(stream, session).then(() => done(), done);
    },
  });
  server.on('error', () => {});
  await listen(server.server, port, 'mail');

  /** Receives a mail, or fails as the test wants. @throws the error that the server answers */
  async function receive(stream: AsyncIterable<Buffer>, session: SMTPServerSession) {
    const { behaviour } = state;
    if (behaviour === 'drops the connection half-way') return drop(session.id);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    if (behaviour === 'rejects for now') throw smtpError(451, 'try again');
    if (behaviour === 'rejects for good') throw smtpError(550, 'no');
    if (behaviour === 'quotes the recipient')
      throw smtpError(550, `quoted: <${recipients[0]}> is unknown`);
    const { to, replyTo, headers, ...content } = await PostalMime.parse(Buffer.concat(chunks));
    if (
      behaviour === 'rejects replies to the person' &&
      replyTo?.[0]?.address?.includes('prospect')
    )
      throw smtpError(553, 'Reply-To is not valid');
    const words = `${content.subject} ${content.text}`;
    if (
      typeof behaviour === 'object' &&
      'rejects' in behaviour &&
      words.includes(behaviour.rejects)
    )
      throw smtpError(554, 'spam');
    received.push({
      recipients,
      to: to?.[0]?.address ?? '',
      replyTo: replyTo?.[0]?.address ?? '',
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      ...{ messageId: '', subject: '', text: '', html: '', ...content },
    });
    if (behaviour === 'accepts the mail, then drops the connection') return drop(session.id);
    if (typeof behaviour === 'object' && 'slow' in behaviour)
      await new Promise((go) => setTimeout(go, behaviour.slow));
  }

  function drop(session: string): Promise<never> {
    for (const connection of server.connections)
      if (connection.id === session) connection._socket.destroy();
    return new Promise(() => {});
  }

  return {
    received,
    /** Mails to the team whose subject contains these words. */
    toTeam: (words: string) =>
      received.filter(({ to, subject }) => to.startsWith('equipe@') && subject.includes(words)),
    set behaviour(behaviour: Behaviour) {
      state.behaviour = behaviour;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function smtpError(code: number, message: string) {
  return Object.assign(new Error(message), { responseCode: code });
}
