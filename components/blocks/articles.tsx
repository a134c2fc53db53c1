/** References to articles of law; where they take two lines, none breaks at its own hyphens. */
export function Articles({ refs }: { refs: string }) {
  if (!refs.includes(' ')) return refs;
  return refs.split(/([\w.]*\d-[\d-]*\d)/).map((part, index) =>
    index % 2 === 1 ? (
      <span className="article" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
