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

/** Wraps the body of a mail in an HTML document. */
export const htmlMail = (locale: string, body: string) =>
  `<!doctype html><html lang="${locale}"><body>${body}</body></html>`;
