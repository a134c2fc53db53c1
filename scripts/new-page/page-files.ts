import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import * as z from 'zod';
import { type PageKind, pageKinds } from '@/lib/content/front-matter';
import { commonItems } from '@/lib/content/schemas/starter-file';

/** What a new page is made from, by the flag that gives it. */
export type Answers = Record<
  'kind' | 'name' | 'title-fr' | 'title-en' | 'path-fr' | 'path-en',
  string
>;

/** The kinds of page as the command names them: sector, service, legal, page. */
export const kinds = new Map(
  Object.keys(pageKinds).map((kind) => [kind.toLowerCase(), kind as PageKind]),
);

/** What stands for a text that is still to be written, in the languages that every page starts in. */
const placeholders = { fr: '"[à compléter]"', en: '"[to be completed]"' };

/** A starter file begins with every item that professions share. */
const checklist = Object.entries(commonItems)
  .map(([country, items]) => `\n  ${country}:\n    - common: ${items.join('\n    - common: ')}`)
  .join('');

/**
 * The two files of a new page: front matter with a comment on each field, and the template of its kind.
 * @param pages those that exist: the new one comes after them in menus
 * @param today 2026-11-21
 */
export function pageFiles(answers: Answers, pages: VFile[], today: string): VFile[] {
  const { folder, schema } = pageKinds[kinds.get(answers.kind) ?? 'Page'];
  const orders = pages
    .filter(({ path }) => path.startsWith(`content/${folder}/`))
    .map((page) => Number(/^order: (\d+)/m.exec(String(page))?.[1] ?? 0));
  return (['fr', 'en'] as const).map((locale) => {
    const title = JSON.stringify(answers[`title-${locale}`]);
    const values: Record<string, string> = {
      path: answers[`path-${locale}`],
      navTitle: title,
      title,
      // A profession's name stands above its heading, which says something else.
      ...(answers.kind !== 'sector' && { heading: title }),
      order: String(Math.max(0, ...orders) + 1),
      reviewedOn: today,
      updatedOn: today,
      checklist,
      signs: `\n  - ${placeholders[locale]}`.repeat(3),
    };
    const fields = Object.entries<z.ZodType>(schema.shape)
      // What has a default or is optional may be left out.
      .filter(([, field]) => !(field instanceof z.ZodDefault || field instanceof z.ZodOptional))
      .map(
        ([key, field]) => `# ${commentOn(field)}\n${key}: ${values[key] ?? placeholders[locale]}\n`,
      );
    const template = join(import.meta.dirname, `templates/${answers.kind}.${locale}.mdx`);
    return new VFile({
      path: `content/${folder}/${answers.name}.${locale}.mdx`,
      value: `---\n${fields.join('').replaceAll(': \n', ':\n')}---\n\n${readFileSync(template, 'utf8')}`,
    });
  });
}

/** What a field is for, and how long it may be. */
function commentOn(field: z.ZodType): string {
  const { minLength, maxLength } = field instanceof z.ZodString ? field : {};
  const length =
    maxLength &&
    `${minLength && minLength > 1 ? `${minLength} to` : 'Up to'} ${maxLength} characters.`;
  return [field.description, length].filter(Boolean).join(' ');
}
