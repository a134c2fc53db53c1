import { useEffect, useState } from 'react';
import type { OwnersWords } from '@/lib/content/schemas/tool-words';
import { caseIn, fragmentOf } from './fragment';
import type { Values } from './rows';

/** How long after the last change the address follows, in milliseconds. */
const delayMs = 500;

/**
 * Keeps the case in the fragment of the address, and takes it from there: when the page is opened or
 * reloaded, on the way back, or when a link to another case is followed.
 * @returns whether the address carries the names, and a setter
 */
export function useCaseAddress(
  values: Values,
  words: OwnersWords,
  load: (values: Values, isLink: boolean) => void,
  fail: () => void,
): [boolean, (withNames: boolean) => void] {
  const [withNames, setWithNames] = useState(false);

  useEffect(() => {
    const read = (isLink: boolean) => {
      const saved = caseIn(location.hash, words.clientDefault);
      if (!saved) return;
      if (saved === 'unreadable') return fail();
      setWithNames(saved.withNames);
      load(saved.values, isLink);
    };
    const [navigation] = performance.getEntriesByType('navigation');
    read((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate');
    const follow = () => read(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const fragment = fragmentOf(values, withNames);
      const isStale = location.hash !== fragment && (fragment || isCase(location.hash));
      if (isStale)
        history.replaceState(history.state, '', location.pathname + location.search + fragment);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [values, withNames]);

  return [withNames, setWithNames];
}

const isCase = (hash: string) => caseIn(hash, '') !== undefined;
