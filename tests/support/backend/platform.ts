import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { storedOn } from '../stored';

/** The platform that all backend tests share. */
export const platform = inject('platform');

export const keys = { anon: 'sb_publishable_local', serviceRole: 'sb_secret_local' };

/** The origin of the site, which the function lets call. */
export const site = 'http://localhost:3000';

/** Who receives the requests. */
export const team = 'equipe@allie-compliance.example';

/** What it has stored and mailed; `mailsOf` a company finds those to the team. */
const { serviceRole, rowsOf, mailsAbout: mailsOf } = storedOn(platform.api, platform.mailbox);

export { mailsOf, rowsOf };

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
  const views = serviceRole.from('page_views').select().eq('session_id', session);
  return (await views.throwOnError()).data;
}

/** Sends a page view with the public key. */
export async function sendView(view: unknown) {
  const headers = { 'content-type': 'application/json', apikey: keys.anon };
  const url = `${platform.api}/rest/v1/page_views`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(view) });
  const text = await response.text();
  return { status: response.status, text, json: text ? JSON.parse(text) : undefined };
}
