import { colonIn, type Locale } from '@/lib/locale';
import type { NamedDocument } from './documents';

type Props = { documents: NamedDocument[]; locale: Locale };

/** Documents of a list, a line each: what it is, and a few words of it. */
export const NamedDocuments = ({ documents, locale }: Props) =>
  documents.map(({ head, clause }) => (
    <li key={head}>
      <strong>{head}</strong>
      {clause && `${colonIn(locale)} ${clause}`}
    </li>
  ));
