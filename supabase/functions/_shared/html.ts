const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows it, line breaks kept. */
export const htmlOf = (text: string) =>
  text
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replaceAll('\n', '<br>');

/** A mail's HTML around its body. */
export const htmlMail = (locale: string, body: string) =>
  `<!doctype html><html lang="${locale}"><body>${body}</body></html>`;
