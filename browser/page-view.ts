import { supabaseAnonKey, supabaseUrl } from '@/lib/environment';
import { currentConsent } from './consent-state';
import { whenShown } from './page-lifecycle';

/** The specification's delay after a change of route, in milliseconds. */
const delay = 100;
const sessionKey = 'analytics_session_id';

/** Sends the view that waits for its delay, at once. */
let sendPending: (() => void) | undefined;
let lastPath: string | undefined;

/**
 * Sends one record per view: for each document shown, each change of path or query by the history
 * API, and each return from the back/forward cache; for a prerendered page, when it is shown.
 */
export function countPageViews() {
  whenShown(schedule);

  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function (...args) {
      original.apply(this, args);
      scheduleIfMoved();
    };
  }
  addEventListener('popstate', scheduleIfMoved);
  addEventListener('pageshow', ({ persisted }) => persisted && schedule());
  addEventListener('pagehide', () => sendPending?.());
}

/** Forgets the id of the session, when the visitor refuses statistics. */
export function forgetSession() {
  try {
    sessionStorage.removeItem(sessionKey);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

function scheduleIfMoved() {
  if (currentPath() !== lastPath) schedule();
}

function schedule() {
  sendPending?.();
  lastPath = currentPath();
  const path = lastPath;
  const timer = setTimeout(() => sendPending?.(), delay);
  sendPending = () => {
    clearTimeout(timer);
    sendPending = undefined;
    send(path);
  };
}

const currentPath = () => location.pathname + location.search;

function send(path: string) {
  if (!currentConsent().mayCountPageViews) return forgetSession();
  const session = sessionId();
  if (!session) return;
  try {
    fetch(`${supabaseUrl}/rest/v1/page_views`, {
      method: 'POST',
      keepalive: true,
      headers: {
        apikey: supabaseAnonKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        page_path: path.slice(0, 512),
        user_agent: navigator.userAgent.slice(0, 300),
        referrer: document.referrer.slice(0, 512) || null,
        session_id: session,
      }),
    }).catch((error) => console.debug('page view', error));
  } catch (error) {
    console.debug('page view', error);
  }
}

/** The session of the tab. None where storage is blocked: a refusal could not be kept there either. */
function sessionId(): string | undefined {
  try {
    const id = sessionStorage.getItem(sessionKey) ?? crypto.randomUUID();
    sessionStorage.setItem(sessionKey, id);
    return id;
  } catch {
    return undefined;
  }
}
