'use client';

import { useEffect } from 'react';

/** Runs the script of every page in `next dev`, where the finish step has not added it. */
export function DevScript() {
  useEffect(() => {
    import('@/browser/page');
  }, []);
  return null;
}
