import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { fill } from '@/lib/format';
import { profession, starterFileFor } from './props';

/** The documents of a profession, as Word files: what each is for, and how large it is. */
export const FirmDocuments = defineBlock(
  {
    description:
      'The documents of `content/documents` for a profession, as Word files to adapt: each with what it is for and its size.',
    props: z.strictObject({ profession }),
  },
  async (props) => {
    const { content, words } = props.context;
    const documents = content.documentsOf(starterFileFor(props));
    if (documents.length === 0) return null;
    const sizes = await Promise.all(documents.map(content.kilobytesOf));
    return (
      <ul className="tiles firm-documents">
        {documents.map((document, index) => (
          <li className="tile" key={document.text.name}>
            <h3>
              <a href={content.documentPath(document)} download="">
                {document.text.title}
              </a>
            </h3>{' '}
            <div>{document.text.summary}</div>{' '}
            <p className="small">{fill(words.documents.file, { size: sizes[index] ?? 0 })}</p>
            <svg viewBox="0 0 36 46" aria-hidden="true">
              <path d="M1 1h23l11 11v33H1zM8 20h20M8 27h20M8 34h12" />
              <path d="M24 1v11h11z" />
            </svg>
          </li>
        ))}
      </ul>
    );
  },
);
