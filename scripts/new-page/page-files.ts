import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKinds } from '@/lib/content-types/fields';
import { locales } from '@/lib/locale';
import { type ExistingPages, kinds } from './existing-pages';
import type { Answers } from './questions';

/**
 * The two files of a new page, from the templates of its kind.
 * @param today 2026-11-21
 */
export function pageFiles(
  answers: Answers,
  existing: ExistingPages,
  today: string,
): { file: string; text: string }[] {
  const { kind, name } = answers;
  const pageKind = kinds[kind] ?? 'Page';
  const page = `${pageKinds[pageKind].folder}/${name}`;
  return locales.map((locale) => {
    const values: Record<string, string> = {
      page,
      today,
      path: answers[`path-${locale}`],
      title: JSON.stringify(answers[`title-${locale}`]),
      order: String((existing.lastOrder.get(pageKind) ?? 0) + 1),
    };
    const template = readFileSync(
      join(import.meta.dirname, `templates/${kind}.${locale}.mdx`),
      'utf8',
    );
    return {
      file: `content/${page}.${locale}.mdx`,
      text: template.replaceAll(/%(\w+)%/g, (_, key: string) => values[key] ?? ''),
    };
  });
}
