import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { SharePicture } from '@/components/layout/share-picture';
import { pages } from '@/lib/content';
import { sharePictureFile } from '@/lib/seo';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => pages.map((page) => ({ file: sharePictureFile(page) }));

const fontFile = 'node_modules/@fontsource/spectral/files/spectral-latin-500-normal.woff';

/** The share picture of a page. (Next's own picture files cannot stand below a catch-all route.) */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const page = pages.find((candidate) => sharePictureFile(candidate) === file);
  if (!page) return new Response(null, { status: 404 });
  return new ImageResponse(<SharePicture page={page} />, {
    width: 1200,
    height: 630,
    fonts: [{ name: 'Spectral', data: await readFile(fontFile), weight: 500 }],
  });
}
