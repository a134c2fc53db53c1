import type { ReactNode } from 'react';
import '@/components/styles/index.css';
import type { Locale } from '@/lib/locale';
import { fonts } from './fonts';

/** The html and body of every page. The finish step adds the script of every page to the built HTML. */
export async function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  // Asked for here, not above: a build leaves out what stands in a branch that it never takes.
  const dev = process.env.NODE_ENV === 'development' ? await import('@/components/dev') : undefined;
  return (
    <html lang={locale} className={fonts}>
      <body>
        {dev && <dev.DevTools />}
        {children}
      </body>
    </html>
  );
}
