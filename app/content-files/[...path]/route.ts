import { contentFiles } from '@/lib/files';
import { contentTypes } from '@/lib/files/content-types';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Props = { params: Promise<{ path: string[] }> };

/**
 * Files whose addresses follow from the content. Beside the catch-all of the pages Next lets no route
 * answer for `/echeances.ics`, so this folder does: in `next dev` by a rewrite (next.config.mjs), and the
 * build moves what it exports (scripts/postbuild).
 */
export const generateStaticParams = () =>
  [...contentFiles().keys()].map((address) => ({ path: address.slice(1).split('/') }));

export async function GET(_: Request, { params }: Props) {
  const address = `/${(await params).path.join('/')}`;
  const extension = address.split('.').at(-1) as keyof typeof contentTypes;
  const body = await contentFiles().get(address)?.();
  return body === undefined
    ? new Response(null, { status: 404 })
    : new Response(body, { headers: { 'Content-Type': contentTypes[extension] } });
}
