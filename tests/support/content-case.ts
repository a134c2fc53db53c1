import type { Edits } from './broken-content';

/** A way to break the content, and every line that the check must then say. */
export type ContentCase = {
  breaks: string;
  edits: Edits;
  /** file:line:column | message | advice */
  says: string[];
};
