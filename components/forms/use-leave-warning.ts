import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Has the browser ask before a page with typed words is left. */
export function useLeaveWarning({ getValues }: UseFormReturn) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const typed = Object.values(getValues()).some((value) => typeof value === 'string' && value);
      if (typed) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [getValues]);
}
