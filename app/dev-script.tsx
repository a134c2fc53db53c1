'use client';

import { useEffect } from 'react';

/** What the build adds to every page: the script. */
export function DevScript() {
  useEffect(() => {
    import('@/browser/page');
  }, []);
  return null;
}
