import { createClient } from '@supabase/supabase-js';
import type { Message } from '@/supabase/local/mailbox-message';

/** A stored request, as the table has it. */
type Row = {
  id: string;
  created_at: string;
  type: string;
  locale: string;
  fields: Record<string, string | boolean>;
  status: string;
  sent_at: string | null;
};

/** What a platform has stored and mailed. @param mailbox where its mails are shown */
export function storedOn(api: string, mailbox: string) {
  const serviceRole = createClient(api, 'sb_secret_local', {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket, and the realtime part, which nobody uses here, throws without one.
    realtime: { transport: class {} as never },
  });
  return {
    serviceRole,
    /** The stored requests of a company that only one test uses. */
    async rowsOf(company: unknown): Promise<Row[]> {
      const { data } = await serviceRole.from('form_submissions').select().throwOnError();
      return data.filter(({ fields }: Row) => fields.company === company);
    },
    /** Mails whose text names this: an address or a company that only one test uses. */
    async mailsAbout(words: unknown): Promise<Message[]> {
      const answer = await fetch(`${mailbox}/api/messages`);
      const messages: Message[] = await answer.json();
      return messages.filter(({ text }) => text.includes(String(words)));
    },
  };
}
