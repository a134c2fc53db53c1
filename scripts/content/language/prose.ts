import { basename } from 'node:path';
import * as z from 'zod';
import { interfaceSchemas } from '@/lib/interface-schema';
import { siteSchema } from '@/lib/site-schema';
import type { Block } from '../blocks';
import { frontMatterSchemas } from '../field-schema';
import type { Page } from '../page';
import type { DataFile } from '../read-content';
import { markdownProse } from './markdown-prose';
import type { Passage } from './passage';
import { quoted } from './quoted';
import { writtenProse } from './written-prose';

/** What is prose in `site.yml`: neither names nor numbers of registers. */
const siteProse = z.object({
  offices: z.array(siteSchema.shape.offices.element.pick({ street: true })),
  legal: siteSchema.shape.legal.pick({ legalForm: true, capital: true, luxembourgPermit: true }),
});

/** The text of a file as it is read: line ends of Windows are a fault of their own. */
export const readText = (source: string) => source.replaceAll('\r\n', '\n');

/** The prose of a page: front matter, body, props. Nothing where it cannot be read. */
export function proseOfPage(page: Page, blocks: Map<string, Block>): Passage[] {
  const { locale, frontMatter, body } = page;
  const text = readText(page.text);
  // The front matter was read with one line end in the place of `---` and its own.
  const fields = frontMatter?.faults.length === 0 ? frontMatter.written : undefined;
  return [
    ...(fields ? writtenProse(fields, frontMatterSchemas[page.kind], text, locale, 3) : []),
    ...(body ? markdownProse(body, text, locale) : []),
    ...page.blocks.flatMap(({ name, written }) => {
      const props = blocks.get(name)?.props;
      return props ? writtenProse(written, props, text, locale) : [];
    }),
  ].filter((passage) => !quoted.has(passage.text));
}

/** The prose of `site.yml` (French) or of an interface file. */
export function proseOfData({ file, text, source }: DataFile): Passage[] {
  if (source.faults.length > 0) return [];
  const locale = basename(file) === 'interface.en.yml' ? 'en' : 'fr';
  const schema = basename(file) === 'site.yml' ? siteProse : interfaceSchemas[locale];
  return writtenProse(source.written, schema, text, locale).filter(
    (passage) => !quoted.has(passage.text),
  );
}
