import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { SharePicture } from '@/components/layout/share-picture';
import { cachedFile } from '@/lib/cached-file';
import { pages } from '@/lib/content';
import { sharePicturePath } from '@/lib/seo';

type Context = { params: Promise<{ file: string }> };

const fontFile = 'node_modules/@fontsource/spectral/files/spectral-latin-500-normal.woff';

// One array for all pictures: the renderer caches a font by its array.
const fonts = readFile(fontFile).then((data) => [{ name: 'Spectral', data, weight: 500 as const }]);

const files = new Map(pages.map((page) => [sharePicturePath(page).slice('/og/'.length), page]));

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }));

/**
 * The picture shown where a page is shared. Next's own `opengraph-image` files are not allowed below a
 * catch-all route.
 */
export async function GET(_request: Request, { params }: Context) {
  const page = files.get((await params).file);
  if (!page) return new Response(null, { status: 404 });
  const png = await draw(SharePicture({ page }));
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}

/** Cached, because drawing takes 45 ms of CPU. */
function draw(picture: ReactElement) {
  const description = JSON.stringify(picture, (key, value) =>
    key.startsWith('_') ? undefined : value,
  );
  return cachedFile('share-pictures', description + fontFile, async () => {
    const options = { width: 1200, height: 630, fonts: await fonts };
    return new Uint8Array(await new ImageResponse(picture, options).arrayBuffer());
  });
}
