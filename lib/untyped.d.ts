/* Packages without types of their own: what the site uses of them. */

declare module 'vanilla-cookieconsent/dist/core/cookieconsent-core.esm.js' {
  import type { CookieConsentConfig } from 'vanilla-cookieconsent';

  export { acceptCategory } from 'vanilla-cookieconsent';
  /** The core build draws nothing, so it needs no words. */
  export function run(config: Omit<CookieConsentConfig, 'language'>): Promise<void>;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'woff2'; noHinting?: boolean; noLayoutClosure?: boolean },
  ): Promise<Uint8Array>;
}

declare module '*.css';
