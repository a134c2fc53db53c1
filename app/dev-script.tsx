'use client';

import { useEffect } from 'react';

/**
 * Loads the script that the build adds to every page. When a page gets its address back, Next renders its head
 * again but leaves its own 404 page in place, so the page is reloaded.
 */
export function DevScript() {
  useEffect(() => {
    import('@/browser/page');
    const observer = new MutationObserver(() => {
      const isMissing = document.querySelector('.next-error-h1') !== null;
      if (isMissing && !document.title.startsWith('404')) location.reload();
    });
    // Never disconnected: the 404 page replaces the whole document, this component included.
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, []);
  return null;
}
