'use client';

import { useEffect } from 'react';

/** Brings in `next dev` what `scripts/postbuild` adds to pages: their script, the styles of forms and of paper. */
export function DevScript() {
  useEffect(() => {
    import('@/browser/page');
    import('@/components/styles/forms.css');
    import('@/components/styles/print.css');
  }, []);
  return null;
}
