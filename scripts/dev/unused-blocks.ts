import { readdirSync } from 'node:fs';
import { locales } from '@/lib/locale';
import { type Page, readPage } from '../content/page';
import { textOf } from '../content/read-content';

/** Examples of the blocks that no page uses yet, as pages: ScreeningResult.en.mdx. */
const folder = 'components/catalogue/unused';

/** They are drawn as if they stood on the home page. */
export const unusedBlocks = (): Page[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const locale = locales.find((candidate) => name.endsWith(`.${candidate}.mdx`));
      const place = { name: 'pages/home', kind: 'Page' } as const;
      return locale
        ? [readPage(`${folder}/${name}`, { ...place, locale }, textOf(`${folder}/${name}`))]
        : [];
    });
