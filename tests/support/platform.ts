import { createClient } from '@supabase/supabase-js';
import type { Message } from '@/supabase/local/mailbox-message';
import { ports } from './ports';

/** The service role's client, to look at what was stored. */
export const serviceRole = createClient(`http://127.0.0.1:${ports.api}`, 'sb_secret_local', {
  auth: { persistSession: false },
  // Node 20 has no WebSocket, and the realtime part, which nobody uses here, throws without one.
  realtime: { transport: class {} as never },
});

/** Mails whose text names this: an address or a company that only one test uses. */
export async function mailsAbout(words: string): Promise<Message[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.mailbox}/api/messages`);
  const messages: Message[] = await answer.json();
  return messages.filter(({ text }) => text.includes(words));
}
