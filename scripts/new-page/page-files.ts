import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { pageKinds } from '@/lib/content-types/fields';
import { type Locale, locales } from '@/lib/locale';
import { type Answers, type ExistingPages, kinds } from './questions';

const placeholders: Record<Locale, string> = {
  fr: '"[à compléter]"',
  en: '"[to be completed]"',
};

/**
 * The two files of a new page: front matter with a comment on each field, and the template of its kind.
 * @param today 2026-11-21
 */
export function pageFiles(
  answers: Answers,
  existing: ExistingPages,
  today: string,
): { file: string; text: string }[] {
  const { kind, name } = answers;
  const pageKind = kinds[kind] ?? 'Page';
  const { folder, schema } = pageKinds[pageKind];
  return locales.map((locale) => {
    const title = JSON.stringify(answers[`title-${locale}`]);
    const values: Record<string, string> = {
      path: answers[`path-${locale}`],
      navTitle: title,
      title,
      heading: title,
      order: String((existing.lastOrder.get(pageKind) ?? 0) + 1),
      reviewedOn: today,
      updatedOn: today,
    };
    const fields = Object.entries<z.ZodType>(schema.shape)
      // What has a default may be left out.
      .filter(([, field]) => !(field instanceof z.ZodDefault))
      .map(
        ([key, field]) => `# ${commentOn(field)}\n${key}: ${values[key] ?? placeholders[locale]}\n`,
      );
    const template = join(import.meta.dirname, `templates/${kind}.${locale}.mdx`);
    return {
      file: `content/${folder}/${name}.${locale}.mdx`,
      text: `---\n${fields.join('')}---\n\n${readFileSync(template, 'utf8')}`,
    };
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
