import { ContentReport } from '@/components/dev/content-report';
import { DevScript } from './dev-script';

/** Added to every page in `next dev`, and to none in a build. */
export function DevTools() {
  return (
    <>
      <ContentReport />
      <DevScript />
    </>
  );
}
