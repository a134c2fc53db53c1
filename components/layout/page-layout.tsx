import type { ReactNode } from 'react';
import { interfaceWords } from '@/lib/content';
import type { CurrentPage } from '@/lib/navigation';
import { ConsentBanner } from './consent-banner';
import { Footer } from './footer';
import { Header } from './header';

/** The frame of every page. */
export function PageLayout({ current, children }: { current: CurrentPage; children: ReactNode }) {
  return (
    <>
      <a className="skip-link no-print" href="#main">
        {interfaceWords(current.locale).skipLink}
      </a>
      <ConsentBanner locale={current.locale} />
      <Header current={current} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={current.locale} />
    </>
  );
}
