import type { ComponentType } from 'react';
import { blocksFor } from '@/components/blocks';
import { pageNamed } from '@/lib/content';
import type { Locale } from '@/lib/locale';

type Body = ComponentType<{ components: ReturnType<typeof blocksFor> }>;

/** A block as the page draws it that the example is taken from. */
export async function Example(of: { name: string; page: string; locale: Locale }) {
  const page = pageNamed(of.page, of.locale);
  if (!page) return null;
  const { default: Body }: { default: Body } = await import(
    `@/.generated/catalogue/${of.locale}/${of.name}.mdx`
  );
  return (
    <div className="catalogue-example">
      <Body components={blocksFor(page)} />
    </div>
  );
}
