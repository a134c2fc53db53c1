const shapes = {
  dot: <circle cx="6" cy="6" r="4.5" />,
  ring: <circle cx="6" cy="6" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  triangle: <path d="M6 1l5.5 10H.5z" />,
  cross: <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.5" />,
  square: <path d="M1.5 1.5h9v9h-9z" />,
};

/** A small shape beside a word or in a named button, so that colour is never alone. Decorative. */
export function ShapeIcon({ shape }: { shape: keyof typeof shapes }) {
  return (
    <svg className="shape-icon" viewBox="0 0 12 12" aria-hidden="true">
      {shapes[shape]}
    </svg>
  );
}
