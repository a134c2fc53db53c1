import { supabaseAnonKey, supabaseUrl } from '@/lib/environment';
import { pageViewsNeedConsent } from '@/lib/privacy';
import { readChoice } from './choice';
import { whenShown } from './when-shown';

/** The specification's delay after a change of route, in milliseconds. */
const delay = 100;
const sessionKey = 'analytics_session_id';

let waiting: (() => void) | undefined;
let lastPath: string | undefined;

/**
 * Sends one record a view: for each document shown, each change of path or query by the history
 * API, and each return from the back/forward cache; none for a prerendered page until it is shown.
 */
export function countPageViews() {
  whenShown(plan);

  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function (...args) {
      original.apply(this, args);
      planIfMoved();
    };
  }
  addEventListener('popstate', planIfMoved);
  addEventListener('pageshow', ({ persisted }) => persisted && plan());
  addEventListener('pagehide', () => waiting?.());
}

/** Forgets the session's id: called when the visitor refuses statistics. */
export function forgetSession() {
  try {
    sessionStorage.removeItem(sessionKey);
  } catch {
    // Storage is shut: there is nothing to forget.
  }
}

function planIfMoved() {
  if (pathNow() !== lastPath) plan();
}

function plan() {
  waiting?.();
  lastPath = pathNow();
  const path = lastPath;
  const timer = setTimeout(() => waiting?.(), delay);
  waiting = () => {
    clearTimeout(timer);
    waiting = undefined;
    send(path);
  };
}

const pathNow = () => location.pathname + location.search;

function allowed(): boolean {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return false;
  const choice = readChoice();
  return choice ? choice.includes('statistics') : !pageViewsNeedConsent;
}

function send(path: string) {
  if (!allowed()) return forgetSession();
  const session = sessionId();
  if (!session) return;
  try {
    fetch(`${supabaseUrl}/rest/v1/page_views`, {
      method: 'POST',
      keepalive: true,
      headers: {
        apikey: supabaseAnonKey,
        authorization: `Bearer ${supabaseAnonKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        page_path: path.slice(0, 2048),
        user_agent: navigator.userAgent.slice(0, 1024),
        referrer: document.referrer.slice(0, 2048) || null,
        session_id: session,
      }),
    }).catch((error) => console.debug('page view', error));
  } catch (error) {
    console.debug('page view', error);
  }
}

/** The tab's session. None where storage is shut: no refusal could be remembered there either. */
function sessionId(): string | undefined {
  try {
    const id = sessionStorage.getItem(sessionKey) ?? crypto.randomUUID();
    sessionStorage.setItem(sessionKey, id);
    return id;
  } catch {
    return undefined;
  }
}
