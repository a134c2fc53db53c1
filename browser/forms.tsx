import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { RequestFormProps } from '@/components/forms/props';
import { RequestForm } from '@/components/forms/request-form';

/** Puts React over an island's HTML, with the props that stand beside it. What was typed stays. */
export function hydrate(island: HTMLElement) {
  const root = island.querySelector('[data-island-root]');
  const json = island.querySelector('script')?.textContent;
  if (!root || !json) return;
  const props: RequestFormProps = JSON.parse(json);
  // At once, so that a submit that was held finds the form awake.
  flushSync(() => {
    hydrateRoot(root, <RequestForm {...props} />, {
      onRecoverableError: (error) => console.error('hydration', error),
    });
  });
}
