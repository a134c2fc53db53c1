import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { RequestFormProps } from '@/components/forms/props';
import { RequestForm } from '@/components/forms/request-form';

/**
 * Hydrates an island: its component over its HTML, with the props that stand beside it as JSON. What
 * was typed stays. As a transition, hydration yields to the visitor.
 * @returns once the form listens: its effects have run
 */
export function hydrate(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const root = island.querySelector('[data-island-root]');
    const json = island.querySelector('script')?.textContent;
    if (!root || !json) return resolve();
    const props: RequestFormProps = JSON.parse(json);
    startTransition(() => {
      hydrateRoot(root, <Island {...props} onReady={resolve} />, {
        onRecoverableError: (error) => console.error('forms', error),
      });
    });
  });
}

function Island({ onReady, ...props }: RequestFormProps & { onReady: () => void }) {
  // Effects of children run first, so the form is ready here.
  useEffect(onReady, [onReady]);
  return <RequestForm {...props} />;
}
