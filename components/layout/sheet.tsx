import type { ReactNode } from 'react';
import { interfaceText } from '@/lib/content';
import type { Place } from '@/lib/place';
import { ConsentBanner } from './consent-banner';
import { Footer } from './footer';
import { Header } from './header';

/** What frames the words of every page. */
export function Sheet({ place, children }: { place: Place; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {interfaceText(place.locale).skipLink}
      </a>
      <ConsentBanner locale={place.locale} />
      <Header place={place} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={place.locale} />
    </>
  );
}
