import PostalMime from 'postal-mime';
import { startMailServer } from './mail-server';

/** What the server does with the next mails. */
export type Behaviour =
  | 'accepts'
  | 'rejects for now' // 451
  | 'rejects for good' // 550
  | 'rejects replies to the person' // 553
  | { rejects: string; slow?: undefined } // 554, where the subject or the text has these words
  | 'quotes the recipient' // 550
  | 'drops the connection half-way'
  | 'accepts the mail, then drops the connection'
  | { slow: number; rejects?: undefined }; // answers after this many milliseconds

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
  await startMailServer({
    port,
    /** Keeps a mail, or fails as the test wants. @throws the error that the server answers */
    beforeTaking: async ({ recipients, raw }, drop) => {
      const { behaviour } = state;
      if (behaviour === 'drops the connection half-way') return drop();
      if (behaviour === 'rejects for now') throw smtpError(451, 'try again');
      if (behaviour === 'rejects for good') throw smtpError(550, 'no');
      if (behaviour === 'quotes the recipient')
        throw smtpError(550, `quoted: <${recipients[0]}> is unknown`);
      const { to, replyTo, headers, ...content } = await PostalMime.parse(raw);
      const reply = replyTo?.[0]?.address ?? '';
      if (behaviour === 'rejects replies to the person' && reply.includes('prospect'))
        throw smtpError(553, 'Reply-To is not valid');
      const { rejects, slow = 0 } = typeof behaviour === 'object' ? { ...behaviour } : {};
      if (rejects && `${content.subject} ${content.text}`.includes(rejects))
        throw smtpError(554, 'spam');
      received.push({
        recipients,
        to: to?.[0]?.address ?? '',
        replyTo: reply,
        headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
        ...{ messageId: '', subject: '', text: '', html: '', ...content },
      });
      if (behaviour === 'accepts the mail, then drops the connection') return drop();
      await new Promise((go) => setTimeout(go, slow));
    },
  });
  return {
    received,
    /** Mails to the team whose subject contains these words. */
    toTeam: (words: string) =>
      received.filter(({ to, subject }) => to.startsWith('equipe@') && subject.includes(words)),
    set behaviour(behaviour: Behaviour) {
      state.behaviour = behaviour;
    },
  };
}

function smtpError(code: number, message: string) {
  return Object.assign(new Error(message), { responseCode: code });
}
