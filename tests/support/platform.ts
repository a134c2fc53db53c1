import type { Message } from '@/supabase/local/mailbox-message';
import { ports } from './addresses';
import { supabase } from './backend/supabase';

/** The service role's client, to look at what was stored. */
export const serviceRole = supabase(`http://127.0.0.1:${ports.api}`, 'sb_secret_local');

/** Mails whose text names this: an address or a company that only one test uses. */
export async function mailsAbout(words: string): Promise<Message[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.mailbox}/api/messages`);
  const messages: Message[] = await answer.json();
  return messages.filter(({ text }) => text.includes(words));
}

/** A stored request (`form_submissions`). */
export type Submission = {
  id: string;
  type: string;
  locale: string;
  status: string;
  fields: Record<string, string | boolean>;
};

/** The stored requests of a company that only one test uses. */
export async function rowsOf(company: string): Promise<Submission[]> {
  const { data, error } = await serviceRole.from('form_submissions').select();
  if (error) throw new Error(error.message);
  return data.filter(({ fields }: Submission) => fields.company === company);
}
