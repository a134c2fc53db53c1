import { useEffect } from 'react';

/** How long after the last change the address follows, in milliseconds. */
const delayMs = 500;

/**
 * Keeps what was entered in the fragment of the address, and takes it from there: when the page is opened or
 * reloaded, on the way back, or when a link is followed. A fragment is not sent to any server.
 * @param fragment what stands for what was entered; empty where nothing was
 * @param start how each of these fragments starts
 * @param load takes what a fragment says, and whether a link led to it
 */
export function useAddress(
  fragment: string,
  start: string,
  load: (hash: string, isLink: boolean) => void,
) {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    load(
      location.hash,
      (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate',
    );
    const follow = () => load(location.hash, true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const isStale = location.hash !== fragment && (fragment || location.hash.startsWith(start));
      if (isStale)
        history.replaceState(history.state, '', location.pathname + location.search + fragment);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [fragment, start]);
}
