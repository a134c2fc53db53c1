import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { SharePicture } from '@/components/layout/share-picture';
import { pages } from '@/lib/content';
import type { Locale } from '@/lib/locale';
import { sharePicturePath } from '@/lib/seo';

type Context = { params: Promise<{ file: string }> };

const fontFile = 'node_modules/@fontsource/spectral/files/spectral-latin-500-normal.woff';

// One array for all pictures: the renderer caches a font by its array.
const fonts = readFile(fontFile).then((data) => [{ name: 'Spectral', data, weight: 500 as const }]);

const fileOf = (path: string) => path.split('/').at(-1) ?? '';

/**
 * The route of the share pictures of one language. Next's own `opengraph-image` files are not allowed
 * below a catch-all route.
 */
export function sharePictureRoute(locale: Locale) {
  const files = new Map(
    pages
      .filter((page) => page.locale === locale)
      .map((page) => [fileOf(sharePicturePath(page)), page]),
  );

  return {
    generateStaticParams: () => [...files.keys()].map((file) => ({ file })),

    GET: async (_request: Request, { params }: Context) => {
      const page = files.get((await params).file);
      if (!page) return new Response(null, { status: 404 });
      return new ImageResponse(<SharePicture page={page} />, {
        width: 1200,
        height: 630,
        fonts: await fonts,
      });
    },
  };
}
