import { createClient } from '@supabase/supabase-js';
import type { Message } from '@/supabase/local/mailbox-message';
import { defaultPorts } from '@/supabase/local/platform';

/** The API of the running platform. */
export const api = `http://localhost:${defaultPorts.api}`;

/** The service role's client, to look at what was stored. */
export const serviceRole = createClient(api, 'sb_secret_local', {
  auth: { persistSession: false },
  // Node 20 has no WebSocket, and the realtime part, which nobody uses here, throws without one.
  realtime: { transport: class {} as never },
});

/** Mails whose text names this: an address or a company that only one test uses. */
export async function mailsAbout(words: string): Promise<Message[]> {
  const answer = await fetch(`http://localhost:${defaultPorts.mailbox}/api/messages`);
  const messages: Message[] = await answer.json();
  return messages.filter(({ text }) => text.includes(words));
}
