import { type ComponentType, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island: its component over its HTML, with the props that stand beside it as JSON. What
 * was typed stays. As a transition, hydration yields to the visitor.
 * @returns once the component listens: its effects have run
 * @throws what the component throws, since it will never listen then
 */
export function hydrateWith<Props extends object>(
  Component: ComponentType<Props>,
  island: HTMLElement,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const root = island.querySelector('[data-island-root]');
    const json = island.querySelector('script')?.textContent;
    if (!root || !json) return resolve();
    const props: Props = JSON.parse(json);
    startTransition(() => {
      hydrateRoot(
        root,
        <Ready onReady={resolve}>
          <Component {...props} />
        </Ready>,
        {
          onRecoverableError: (error) => console.error(island.dataset.island, error),
          onUncaughtError: reject,
        },
      );
    });
  });
}

function Ready({ onReady, children }: { onReady: () => void; children: React.ReactNode }) {
  // Effects of children run first, so the component is ready here.
  useEffect(onReady, [onReady]);
  return children;
}
