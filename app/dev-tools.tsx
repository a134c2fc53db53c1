import { ContentReport } from '@/components/dev/content-report';
import { DevScript } from './dev-script';

/** What stands on every page of `next dev` and on none that is built. */
export function DevTools() {
  return (
    <>
      <ContentReport />
      <DevScript />
    </>
  );
}
