import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Message } from '@/supabase/local/mailbox-message';
import { supabase } from './supabase';

/** The platform that all backend tests share. */
export const platform = inject('platform');

export const keys = { anon: 'sb_publishable_local', serviceRole: 'sb_secret_local' };

/** The origin of the site, which the function lets call. */
export const site = 'http://localhost:3000';

/** Who receives the requests. */
export const team = 'equipe@allie-compliance.example';

/** The service role's client, to look at what was stored. */
const serviceRole = supabase(platform.api, keys.serviceRole);

/** A stored request, as the table has it. */
export type Row = {
  id: string;
  created_at: string;
  type: string;
  locale: string;
  fields: Record<string, unknown>;
  status: string;
  sent_at: string | null;
};

/** The stored requests of a company that only one test uses. */
export async function rowsOf(company: unknown): Promise<Row[]> {
  const { data, error } = await serviceRole.from('form_submissions').select();
  if (error) throw new Error(error.message);
  return data.filter((row: Row) => row.fields.company === company);
}

/** The stored request with this id. */
export async function rowWith(id: string): Promise<Row | undefined> {
  const { data, error } = await serviceRole.from('form_submissions').select().eq('id', id);
  if (error) throw new Error(error.message);
  return data[0];
}

/** The caught mails that name a company which only one test uses: those to the team. */
export async function mailsOf(company: unknown): Promise<Message[]> {
  const answer = await fetch(`${platform.mailbox}/api/messages`);
  const messages: Message[] = await answer.json();
  return messages.filter(({ text }) => text.includes(String(company)));
}

/** A call to REST, as any program may make it. */
export async function rest(method: string, path: string, key?: string, body?: unknown) {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (key) {
    headers.set('apikey', key);
    headers.set('authorization', `Bearer ${key}`);
  }
  const response = await fetch(`${platform.api}/rest/v1/${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const json = text ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, json };
}

/** A page view as the site's script sends it, in a session of its own. */
export const pageView = (changes: Record<string, unknown> = {}) => ({
  page_path: '/avocats?source=lettre',
  user_agent: 'Mozilla/5.0 (test)',
  referrer: null,
  session_id: randomUUID(),
  ...changes,
});

/** The stored page views of a session. */
export async function viewsOf(session: unknown): Promise<Record<string, unknown>[]> {
  const { data, error } = await serviceRole.from('page_views').select().eq('session_id', session);
  if (error) throw new Error(error.message);
  return data;
}

/** Sends a page view with the public key. */
export const sendView = (view: unknown) => rest('POST', 'page_views', 'sb_publishable_local', view);
