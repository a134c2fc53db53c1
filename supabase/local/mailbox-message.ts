import PostalMime from 'postal-mime';

/** A received mail, as `GET /api/messages` returns it. */
export type Message = {
  id: string;
  date: string;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
};

/** Parses a received mail. @param file its name, used as id if the mail has none */
export async function parseMessage(file: string, raw: Buffer): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  const addresses = (list: { address?: string }[] = []) => list.map(({ address = '' }) => address);
  return {
    id: mail.messageId ?? file,
    date: mail.date ?? '',
    from: mail.from?.address ?? '',
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
