import { wordFile } from '@/lib/documents/cached';
import { documentPath, documents } from '@/lib/documents/documents';

type Context = { params: Promise<{ file: string[] }> };

const byPath = new Map(documents.map((document) => [documentPath(document), document]));

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  [...byPath.keys()].map((path) => ({ file: path.split('/').slice(2) }));

/** A document of `content/documents`, for one profession, as a Word file. */
export async function GET(_request: Request, { params }: Context) {
  const document = byPath.get(`/documents/${(await params).file.join('/')}`);
  if (!document) return new Response(null, { status: 404 });
  return new Response(await wordFile(document), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
  });
}
