import { type ContentPage, interfaceText } from '@/lib/content';

/** The articles a part of the sheet rests on, in the margin column. */
export function MarginRefs({ refs = [], page }: { refs?: string[]; page: ContentPage }) {
  if (refs.length === 0) return null;
  return (
    <dl className="margin-refs">
      <dt className="visually-hidden">{interfaceText(page.locale).page.references}</dt>
      {refs.map((ref) => (
        <dd key={ref}>{ref}</dd>
      ))}
    </dl>
  );
}
