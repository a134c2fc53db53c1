/* Packages without types of their own: what the site uses of them. */

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'woff2'; noHinting?: boolean; noLayoutClosure?: boolean },
  ): Promise<Uint8Array>;
}

declare module '*.css';
