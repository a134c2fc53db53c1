import { type MdxBody, PageBody } from '@/components/blocks/page-body';
import { pageNamed } from '@/lib/content';
import type { Locale } from '@/lib/locale';

/** A block as the page draws it that the example is taken from. */
export async function Example(of: { name: string; page: string; locale: Locale }) {
  const page = pageNamed(of.page, of.locale);
  if (!page) return null;
  const { default: body }: { default: MdxBody } = await import(
    `@/.generated/catalogue/${of.locale}/${of.name}.mdx`
  );
  return (
    <div className="catalogue-example">
      <PageBody body={body} page={page} />
    </div>
  );
}
