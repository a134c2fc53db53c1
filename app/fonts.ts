import localFont from 'next/font/local';

/*
 * Subset to the characters that the site uses. None is preloaded: the words come first, in a fallback
 * of the same width (`components/styles/fallback-fonts.css`).
 */

const serif = localFont({
  variable: '--font-serif',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  src: [
    { path: '../.generated/fonts/spectral-500-normal.woff2', weight: '500', style: 'normal' },
    { path: '../.generated/fonts/spectral-400-italic.woff2', weight: '400', style: 'italic' },
  ],
});

const sans = localFont({
  variable: '--font-sans',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  src: '../.generated/fonts/hanken-grotesk.woff2',
  weight: '400 600',
});

/** Class names that define `--font-serif` and `--font-sans`. */
export const fonts = `${serif.variable} ${sans.variable}`;
