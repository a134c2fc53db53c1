'use client';

import { useEffect } from 'react';

/** Brings the script and the paper of every page in `next dev`, where no finish step adds them. */
export function DevScript() {
  useEffect(() => {
    import('@/browser/page');
    import('@/components/styles/print.css');
  }, []);
  return null;
}
