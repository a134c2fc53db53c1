import { drawings } from './drawings';

/** The mark of a page: its trade, in one hand. Decorative, the page's name stands beside it. */
export function Pictogram({ name }: { name: string }) {
  const drawing = drawings[name];
  if (!drawing) return null;
  return (
    <svg className="pictogram" viewBox="0 0 32 32" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
