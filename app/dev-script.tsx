'use client';

import { useEffect } from 'react';

/**
 * What the build adds to every page: the script. Where a page is given back its address, Next renders its head
 * again and leaves its own 404 page standing below, so the page is loaded anew.
 */
export function DevScript() {
  useEffect(() => {
    import('@/browser/page');
    const observer = new MutationObserver(() => {
      const isMissing = document.querySelector('.next-error-h1') !== null;
      if (isMissing && !document.title.startsWith('404')) location.reload();
    });
    // For ever: the 404 page stands in place of the whole document, and of this component.
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, []);
  return null;
}
