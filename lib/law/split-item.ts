/** An item of a checklist in a few words, up to the first comma, colon or bracket, and what is said of it. */
export function splitItem(text: string): { head: string; detail: string } {
  const end = text.search(/\s?[,:;(]/);
  return end < 0
    ? { head: text, detail: '' }
    : { head: text.slice(0, end), detail: text.slice(end).replace(/^[\s,:;]+/, '') };
}
