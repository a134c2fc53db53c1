import { type Locale, locales } from '@/lib/locale';
import type { Block } from '../content/blocks';
import { type Example, examplesAmong, type Use } from '../content/examples';
import { type PropRow, propRows } from '../content/prop-rows';
import { removeOthers, writeIfChanged } from './write-files';

/** A block as the catalogue shows it. */
export type CatalogueEntry = {
  name: string;
  comment: string;
  inside: Block['inside'];
  props: PropRow[];
  examples: Partial<Record<Locale, Pick<Example, 'page' | 'source'>>>;
};

const folder = '.generated/catalogue';

/** Every block by name, with its props as its component declares them and as a page uses it. */
export function readCatalogue(blocks: Map<string, Block>, uses: Use[]): CatalogueEntry[] {
  const examples = examplesAmong(uses);
  return [...blocks.values()]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, comment, inside, props }) => ({
      name,
      comment,
      inside,
      props: propRows(props),
      examples: Object.fromEntries(
        locales.flatMap((locale) => {
          const example = examples.find((one) => one.block === name && one.locale === locale);
          return example ? [[locale, { page: example.page, source: example.source }]] : [];
        }),
      ),
    }));
}

/** Writes the catalogue where the page of development reads it: its list, and each example as MDX. */
export function writeCatalogue(entries: CatalogueEntry[]) {
  const files = new Map([[`${folder}/entries.json`, JSON.stringify(entries)]]);
  for (const { name, examples } of entries)
    for (const locale of locales)
      if (examples[locale])
        files.set(`${folder}/${locale}/${name}.mdx`, `${examples[locale].source}\n`);
  for (const [file, text] of files) writeIfChanged(file, text);
  removeOthers(folder, new Set(files.keys()));
}
