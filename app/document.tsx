import type { ReactNode } from 'react';
import '@/components/styles/index.css';
import { DevScript } from '@/components/layout/dev-script';
import type { Locale } from '@/lib/locale';
import { fonts } from './fonts';

/** The html and body of every page. The finish step adds the script of every page to the built HTML. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale} className={fonts}>
      <body>
        {children}
        {process.env.NODE_ENV === 'development' && <DevScript />}
      </body>
    </html>
  );
}
