import type { ReactNode } from 'react';
import '@/.generated/styles.css';
import type { Locale } from '@/lib/locale';
import { fonts } from './fonts';

/** The html and body of every page. The build adds the script afterwards. */
export async function RootHtml({ locale, children }: { locale: Locale; children: ReactNode }) {
  // Imported here, so that a build, which never takes this branch, leaves it out.
  const dev = process.env.NODE_ENV === 'development' ? await import('./dev-tools') : undefined;
  return (
    <html lang={locale} className={fonts}>
      <body>
        {dev && <dev.DevTools />}
        {children}
      </body>
    </html>
  );
}
