import { isElement, parsePage, textOf, walk } from '../postbuild/html';

const kept = ['h1', 'h2', 'h3', 'p', 'li'];

/**
 * The yardstick of speed: the words of a page of the site as somebody would write them by hand,
 * plain elements and one small style sheet, no font, no script.
 */
export function handWritten(html: string): string {
  const lines: string[] = [];
  for (const node of walk(parsePage(html)))
    if (isElement(node) && kept.includes(node.tagName))
      lines.push(`<${node.tagName}>${escapeHtml(textOf(node))}</${node.tagName}>`);
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="Yardstick">
<title>Yardstick</title>
<link rel="stylesheet" href="/hand-written.css">
<main>
${lines.join('\n')}
</main>
</html>
`;
}

/** Its style sheet. */
export const handWrittenStyle = `body { margin: 2rem auto; max-width: 40rem; padding: 0 1rem; font: 1.0625rem/1.6 sans-serif; color: #14201b; background: #f6f8f5 }
h1, h2, h3 { font-family: serif; line-height: 1.15 }
`;

const escapeHtml = (text: string) => text.replace(/[&<]/g, (c) => `&#${c.charCodeAt(0)};`);
