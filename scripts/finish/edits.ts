/** A stretch of a page, by its offsets, and what stands there instead. */
export type Edit = { from: number; to: number; text: string };

/** A text with its edits made. An edit inside one that starts before it is gone with it. */
export function edited(text: string, edits: Edit[]): string {
  let kept = '';
  let position = 0;
  for (const edit of edits.sort((a, b) => a.from - b.from)) {
    if (edit.from < position) continue;
    kept += text.slice(position, edit.from) + edit.text;
    position = edit.to;
  }
  return kept + text.slice(position);
}
