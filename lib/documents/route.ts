import type { Locale } from '../locale';
import { wordFile } from './cached';
import { documentPath, documents } from './documents';

type Context = { params: Promise<{ file: string[] }> };

const byPath = new Map(documents.map((document) => [documentPath(document), document]));

/** What follows /documents in the addresses of a language's documents. */
export const paramsIn = (locale: Locale) =>
  documents
    .filter((document) => document.locale === locale)
    .map((document) => ({
      file: documentPath(document).split('/documents/')[1]?.split('/') ?? [],
    }));

/** Answers with a document of `content/documents` as a Word file. */
export const answerIn =
  (prefix: string) =>
  async (_: Request, { params }: Context) => {
    const document = byPath.get(`${prefix}/documents/${(await params).file.join('/')}`);
    if (!document) return new Response(null, { status: 404 });
    return new Response(await wordFile(document), {
      headers: {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      },
    });
  };
