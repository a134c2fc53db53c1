import { hydrateRoot } from 'react-dom/client';
import type { RequestFormProps } from '@/components/forms/props';
import { RequestForm } from '@/components/forms/request-form';

/**
 * Hydrates an island: its component over its HTML, with the props that stand beside it as JSON. What
 * was typed stays. Preact stands in for React in this bundle and hydrates synchronously, so that a
 * submit that was held finds the form listening.
 */
export function hydrate(island: HTMLElement) {
  const root = island.querySelector('[data-island-root]');
  const json = island.querySelector('script')?.textContent;
  if (!root || !json) return;
  const props: RequestFormProps = JSON.parse(json);
  hydrateRoot(root, <RequestForm {...props} />);
}
