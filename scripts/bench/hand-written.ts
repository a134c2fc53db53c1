import { isElement, parsePage, textOf, walk } from '../postbuild/html';

const kept = ['h1', 'h2', 'h3', 'p', 'li'];
const escapeHtml = (text: string) => text.replace(/[&<]/g, (c) => `&#${c.charCodeAt(0)};`);

/**
 * The words of a page as somebody would write them by hand: plain elements, the same typefaces, one
 * small style sheet (`/hand-written.css`) and no script.
 */
export function handWritten(html: string): string {
  const lines = [...walk(parsePage(html))]
    .filter(isElement)
    .filter(({ tagName }) => kept.includes(tagName))
    .map((element) => `<${element.tagName}>${escapeHtml(textOf(element))}</${element.tagName}>`);
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Written by hand</title>
<link rel="stylesheet" href="/hand-written.css">
<p><em>Written by hand</em></p>
${lines.join('\n')}
</html>
`;
}

/** @param fonts paths of three fonts, for text, emphasis and headings */
export const handWrittenCss = (fonts: string[]) =>
  `${fonts.map((path, index) => `@font-face { font-family: f${index}; font-weight: 400 600; font-display: swap; src: url(${path}) }`).join('\n')}
body { margin: 2rem auto; max-width: 40rem; padding: 0 1rem; font: 1.0625rem/1.6 f0, sans-serif; color: #14201b; background: #f6f8f5 }
em { font: inherit; font-family: f1, serif }
h1, h2, h3 { font-family: f2, serif; line-height: 1.15 }
`;
