const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and keeps its line breaks. */
export const htmlOf = (text: string) =>
  text
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replaceAll('\n', '<br>');

/** The same, with its addresses as links: for our own words, never for those of a visitor. */
export const linkedHtmlOf = (text: string) =>
  htmlOf(text).replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');
