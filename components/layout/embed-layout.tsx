import type { ReactNode } from 'react';
import { type ContentPage, interfaceWords, site } from '@/lib/content';
import { fill } from '@/lib/format';

/**
 * The frame of a tool embedded in another site: its heading, and who made it. No header or footer, and no
 * cookie banner, since nothing is kept. `scripts/postbuild/embed-links.ts` makes its links open a tab.
 */
export function EmbedLayout({ page, children }: { page: ContentPage; children: ReactNode }) {
  const words = interfaceWords(page.locale).embed;
  return (
    <main id="main" className="embed">
      <h1>{page.heading}</h1>
      {children}
      <p className="embed-source">
        {`${words.nothingKept} `}
        <a href={page.path} target="_blank" rel="noopener">
          {fill(words.source, { brand: site.brand })}
          <span className="visually-hidden">{` (${words.newTab})`}</span>
        </a>
      </p>
    </main>
  );
}
