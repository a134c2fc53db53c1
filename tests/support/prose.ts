import { readBlocks } from '@/scripts/content/blocks';
import { fixPage } from '@/scripts/content/language/fix-content';
import { readPage } from '@/scripts/content/page';

const blocks = readBlocks();
const front = '---\npath: /essai\n---\n\n';

/** A page of a language, read from its text. */
export const pageOf = (locale: 'fr' | 'en', text: string) =>
  readPage(
    `content/pages/essai.${locale}.mdx`,
    { name: 'pages/essai', kind: 'Page', locale },
    text,
  );

/** A page's text with its typography mended. */
export const mended = (locale: 'fr' | 'en', text: string) => fixPage(pageOf(locale, text), blocks);

/** A body with its typography mended. */
export const mendedBody = (locale: 'fr' | 'en', body: string) =>
  mended(locale, front + body).slice(front.length);
