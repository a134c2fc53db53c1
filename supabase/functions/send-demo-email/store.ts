import { createClient } from '@supabase/supabase-js';
import { environment } from './environment.ts';
import type { Submission } from './submission.ts';

const database = createClient(environment.supabaseUrl, environment.serviceRoleKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});

/** `new`: this call stored it and has to send it. Otherwise the state it was already in. */
export type State = 'new' | 'stored' | 'sent' | 'spam';

/** Stores a request, once for each id. @throws Error where the database did not take it. */
export async function store({ id, type, locale, fields, spam }: Submission): Promise<State> {
  const { data, error } = await database.rpc('store_submission', {
    p_id: id,
    p_type: type,
    p_locale: locale,
    p_fields: fields,
    p_spam: spam,
  });
  if (error) throw new Error(`store_submission: ${error.message}`);
  return data as State;
}

/** Says that the team has the mail. A failure here is logged: the mail is out and the row is kept. */
export async function markSent(id: string): Promise<void> {
  const { error } = await database
    .from('form_submissions')
    .update({ status: 'sent', sent_at: new Date().toISOString() })
    .eq('id', id);
  if (error) console.error('mark sent:', id, error.message);
}
