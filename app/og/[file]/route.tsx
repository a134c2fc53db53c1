import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { SharePicture } from '@/components/layout/share-picture';
import { pages } from '@/lib/content';
import { sharePicturePath } from '@/lib/seo';

type Context = { params: Promise<{ file: string }> };

const fontFile = 'node_modules/@fontsource/spectral/files/spectral-latin-500-normal.woff';

const cache = '.local/share-pictures';

// One array for all pictures: the renderer caches a font by its array.
const fonts = readFile(fontFile).then((data) => [{ name: 'Spectral', data, weight: 500 as const }]);

const files = new Map(pages.map((page) => [sharePicturePath(page).slice('/og/'.length), page]));

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }));

/**
 * The picture shown where the address of a page is shared. Next's own `opengraph-image` files are not
 * allowed below a catch-all route.
 */
export async function GET(_request: Request, { params }: Context) {
  const page = files.get((await params).file);
  if (!page) return new Response(null, { status: 404 });
  const png = await draw(SharePicture({ page }));
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}

/** Drawing takes 45 ms of a processor: a picture that shows the same as one of an earlier build is kept. */
async function draw(picture: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const description = JSON.stringify(picture, (key, value) =>
    key.startsWith('_') ? undefined : value,
  );
  const hash = createHash('sha256').update(description).update(fontFile).digest('hex');
  const file = `${cache}/${hash}.png`;
  const earlier = await readFile(/* turbopackIgnore: true */ file).catch(() => undefined);
  if (earlier) return new Uint8Array(earlier);
  const options = { width: 1200, height: 630, fonts: await fonts };
  const png = new Uint8Array(await new ImageResponse(picture, options).arrayBuffer());
  await mkdir(cache, { recursive: true });
  await writeFile(file, png);
  return png;
}
