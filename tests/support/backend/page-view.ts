import { randomUUID } from 'node:crypto';
import { rest, serviceRole } from './platform';

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
