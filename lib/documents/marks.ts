/** What a page replaces by its result: each stands in the file as {{name}}. */
const marks = [
  ...(['client', 'name', 'capital', 'votes', 'today', 'from2027'] as const),
  ...(['question', 'todo', 'articles', 'since'] as const),
  'note',
] as const;

export type Mark = (typeof marks)[number];

export const markOf = (name: Mark) => `{{${name}}}`;
