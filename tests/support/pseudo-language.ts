import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse, stringify } from 'yaml';
import { formFields, newsletterLabel } from '@/supabase/functions/_shared/form-fields';
import { mailWords } from '@/supabase/functions/_shared/mail-words';
import type { ProjectCopy } from './project-copy';

/*
 * A language made from the English one by accents on every vowel: a word without them comes from
 * somewhere else.
 */

export const pseudo = 'eo';
/** Whose dates and units it uses: those of a language that both Node and Deno know. */
export const tag = 'de-DE';

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' };

/** A text in the language; what is filled in later, addresses and tags stay. */
const accented = (text: string) =>
  text.replace(/\{\w+\}|<[^>]+>|\/en\b[\w/-]*|https?:\S+|([aeiouy])/gi, (match, vowel?: string) => {
    if (!vowel) return match.replace(/^\/en\b/, `/${pseudo}`);
    const accent = accents[vowel.toLowerCase()] ?? vowel;
    return vowel === vowel.toLowerCase() ? accent : accent.toUpperCase();
  });

/** Everything that the third language takes: its files, one entry, a label and the words of its mails. */
export function addPseudoLanguage({ folder, edit }: ProjectCopy, untranslated: string[]) {
  const files = readdirSync(`${folder}/content`, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.en\.(mdx|yml)$/.test(name))) {
    if (untranslated.includes(file.replace(/\.en\.\w+$/, ''))) continue;
    const text = readFileSync(`${folder}/content/${file}`, 'utf8');
    const translate = file.endsWith('.yml') ? translatedData : translatedPage;
    writeFileSync(`${folder}/content/${file.replace('.en.', `.${pseudo}.`)}`, translate(text));
  }
  edit('content/site.yml', (text) =>
    text.replace(
      /^( *)en: (.*)$/gm,
      (line, indent, value) => `${line}\n${indent}${pseudo}: ${value}`,
    ),
  );
  const shared = 'supabase/functions/_shared';
  edit(`${shared}/locales.ts`, (text) =>
    text.replace(
      /^ {2}en: .*$/m,
      `$&\n  ${pseudo}: { name: '${accented('Esperanto')}', tag: '${tag}', partial: true },`,
    ),
  );
  edit(`${shared}/form-fields.ts`, (text) =>
    text.replace(`'${newsletterLabel.en}',`, `$&\n  ${pseudo}: '${accented(newsletterLabel.en)}',`),
  );
  const fields = [...formFields.demo.en, ...formFields.contact.en];
  const words = {
    ...mailWords.en,
    fieldTitles: Object.fromEntries(fields.map(({ name, title }) => [name, title.en ?? name])),
  };
  edit(`${shared}/mail-words.ts`, (text) =>
    text.replace(/^ {2}en: \{$/m, `  ${pseudo}: ${JSON.stringify(translatedValue(words))},\n$&`),
  );
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** What was left as it is: ids, options of a prop, and single words in lower case, which look alike. */
export const names = new Set<string>();

/** Whether a prop or field holds no words, as far as one can tell. */
function isName(value: string, key: string): boolean {
  const result =
    /^(id|href|path|order|field|country|.*On)$/.test(key) || /^[a-z\d.#-]*$/.test(value);
  if (result) names.add(value);
  return result;
}

/** A page with its front matter, its text and the words in its props translated. */
function translatedPage(text: string): string {
  const edits: { start: number; end: number; words: string }[] = [];
  visit(parser.parse(text), (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const source = text.slice(start, end);
    if (node.type === 'text') edits.push({ start, end, words: accented(source) });
    else if (node.type === 'yaml')
      edits.push({
        start: start + 4,
        end: end - 4,
        words: stringify(translatedValue(parse(node.value))),
      });
    else if (node.type === 'link' || node.type === 'definition') {
      const label = source.lastIndexOf('](');
      if (label >= 0)
        edits.push({
          start: start + label,
          end,
          words: source.slice(label).replace('/en', `/${pseudo}`),
        });
    } else if ('attributes' in node)
      for (const { name, value, position } of node.attributes as MdxAttribute[])
        if (position) edits.push(propEdit(text, name, value, position));
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, words }) => result.slice(0, start) + words + result.slice(end),
      text,
    );
}

type MdxAttribute = {
  name: string;
  value: unknown;
  position?: { start: { offset: number }; end: { offset: number } };
};

/** Every quoted text of a prop, be it the value itself or in a list or an object. */
function propEdit(
  text: string,
  prop: string,
  _: unknown,
  { start, end }: NonNullable<MdxAttribute['position']>,
) {
  const source = text.slice(start.offset, end.offset);
  const words = source.replace(
    /(?:(\w+)(?:=|: *))?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g,
    (match, key: string | undefined, quoted: string) => {
      const value = quoted.slice(1, -1);
      const known = key ?? prop;
      if (known === 'href' || known === 'path') return match.replace('/en', `/${pseudo}`);
      return isName(value, known)
        ? match
        : match.replace(quoted, quoted[0] + accented(value) + quoted[0]);
    },
  );
  return { start: start.offset, end: end.offset, words };
}

/** A data file: all of its words. */
const translatedData = (text: string) => stringify(translatedValue(parse(text), true));

function translatedValue(value: unknown, always = false, key = ''): unknown {
  if (typeof value === 'string')
    return key === 'path' || always || !isName(value, key) ? accented(value) : value;
  if (Array.isArray(value)) return value.map((item) => translatedValue(item, always, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, translatedValue(part, always, name)]),
  );
}
