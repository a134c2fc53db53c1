'use client';

import { useEffect } from 'react';

/** What the build adds to every page: the script, the style sheets of forms and of paper. */
export function DevScript() {
  useEffect(() => {
    import('@/browser/page');
    import('@/components/styles/forms.css');
    import('./print.css');
  }, []);
  return null;
}
