import { hydrateRoot } from 'react-dom/client';
import type { RequestFormProps } from '@/components/forms/props';
import { RequestForm } from '@/components/forms/request-form';

/**
 * Wakes up an island: its component over its HTML, with the props that stand beside it. What was typed
 * stays. Awake at once, so that a submit that was held finds the form listening: it is Preact that
 * answers to React's names here (`scripts/postbuild/bundle.ts`), and it does not put work off.
 */
export function hydrate(island: HTMLElement) {
  const root = island.querySelector('[data-island-root]');
  const json = island.querySelector('script')?.textContent;
  if (!root || !json) return;
  const props: RequestFormProps = JSON.parse(json);
  hydrateRoot(root, <RequestForm {...props} />);
}
