import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linkedTerms } from './glossary-terms.mjs';

/*
 * The plugins of a page between Markdown and React, in order. Given by name or path, because Turbopack hands
 * them to the process that compiles MDX, and written in JavaScript, because that process has no TypeScript.
 */

/** @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Next keeps a compiled page until it or a plugin's options change: these carry a hash of our code. */
const version = createHash('sha256');
for (const name of readdirSync(here('.'))) version.update(readFileSync(here(name)));
const options = { version: version.digest('base64url') };

/** @type {(string | [string, unknown])[]} */
export const remarkPlugins = [['remark-frontmatter', ['yaml']], 'remark-gfm'];

/** Footnotes have addresses of their own, without the prefix for pages that hold what visitors wrote. */
export const remarkRehypeOptions = { clobberPrefix: '' };

/** @type {(string | [string, unknown])[]} */
export const rehypePlugins = [
  [here('block-words.mjs'), options],
  // Handed over rather than read there: a changed glossary then compiles the pages again.
  [here('term-links.mjs'), { ...options, terms: linkedTerms() }],
  [here('tables.mjs'), options],
  [here('pictures.mjs'), options],
  [here('footnotes.mjs'), options],
  [here('contents.mjs'), options],
];
