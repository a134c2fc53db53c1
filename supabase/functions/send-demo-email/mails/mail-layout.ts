import type { Company } from './company.ts';
import { htmlOf, linkedHtmlOf } from './html.ts';

/*
 * The HTML around every mail. Mail programs know little CSS: what they drop leaves plain paragraphs and
 * tables. The colours are the site's, in a light and a dark version.
 */
const styles = `
:root { color-scheme: light dark; }
body, .ground { margin: 0; background: #f6f8f5; color: #14201b; }
body { font: 16px/1.5 "Helvetica Neue", Helvetica, Arial, sans-serif; }
.ground { padding: 24px 12px; }
.sheet { max-width: 640px; border: 1px solid #c9d6ce; border-collapse: collapse; background: #fdfefc; text-align: left; }
.brand { padding: 16px 24px; background: #0e4a3b; color: #fff; font: bold 18px/1.3 Georgia, serif; }
.words { padding: 8px 24px 16px; overflow-wrap: anywhere; }
.foot { padding: 16px 24px; border-top: 1px solid #c9d6ce; color: #4a5c54; font-size: 14px; }
h2 { margin: 28px 0 8px; font: bold 18px/1.3 Georgia, serif; }
a { color: #0e4a3b; }
.rows, .bars { width: 100%; border-collapse: collapse; }
.rows th, .rows td { padding: 6px 12px 6px 0; border-bottom: 1px solid #c9d6ce; vertical-align: top; }
.rows th { width: 32%; color: #4a5c54; font-weight: normal; overflow-wrap: normal; }
.button { display: inline-block; padding: 10px 18px; background: #0e4a3b; color: #fff; text-decoration: none; }
.bars th { width: 46%; padding: 4px 12px 4px 0; font-weight: normal; }
.bars td { padding: 4px 0; }
.bars .bar { padding: 0; background: #2f6b58; font-size: 12px; line-height: 14px; }
.note { color: #4a5c54; font-size: 13px; }
@media (prefers-color-scheme: dark) {
  body, .ground { background: #0b1310; color: #e4ebe6; }
  .sheet { border-color: #33473e; background: #14201b; }
  .foot, .rows th, .rows td { border-color: #33473e; }
  .foot, .rows th, .note { color: #a9bab1; }
  a { color: #9fd6bf; }
  .button { background: #9fd6bf; color: #0a1f18; }
  .bars .bar { background: #6fae95; }
}
`;

/** What stands below every mail: who writes, and where they are. */
export const footOf = ({ brand, offices, siteUrl }: Company) => [brand, ...offices, siteUrl];

/**
 * A mail's HTML document.
 * @param body its HTML, in which every text is escaped
 */
export const htmlMail = (locale: string, company: Company, subject: string, body: string) =>
  `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${htmlOf(subject)}</title><style>${styles}</style></head>
<body><table role="presentation" width="100%"><tr><td class="ground" align="center">
<table class="sheet" role="presentation" width="100%">
<tr><td class="brand">${htmlOf(company.brand)}</td></tr>
<tr><td class="words">${body}</td></tr>
<tr><td class="foot">${footOf(company).map(linkedHtmlOf).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`;
