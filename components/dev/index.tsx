import { ContentFaults } from './content-faults';
import { DevScript } from './dev-script';

/** What stands on every page of `next dev` and on none that is built. */
export function DevTools() {
  return (
    <>
      <ContentFaults />
      <DevScript />
    </>
  );
}
