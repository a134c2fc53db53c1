/** A place in a file, counted from 1 as editors do. */
export type Position = { line: number; column: number };

/** One thing that is wrong with the content: where, what, and what to write instead. */
export type Fault = Position & {
  /** content/sectors/lawyers.fr.mdx */
  file: string;
  message: string;
  advice: string;
  /** True where the file cannot be drawn as it is. */
  stops?: boolean;
};
