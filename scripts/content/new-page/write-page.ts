import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKinds } from '@/lib/content-types/fields';
import { locales } from '@/lib/locale';
import { type KnownPages, kinds } from './known-pages';
import type { Answers } from './questions';

const templates = join(import.meta.dirname, '../templates');

/**
 * Writes a page in both languages from the templates of its kind.
 * @param today 2026-11-21
 * @returns the files. @throws Error where one of them exists.
 */
export function writePage(answers: Answers, known: KnownPages, today: string): string[] {
  const { kind, name } = answers;
  const pageKind = kinds[kind] ?? 'Page';
  const page = `${pageKinds[pageKind].folder}/${name}`;
  return locales.map((locale) => {
    const values: Record<string, string> = {
      page,
      today,
      path: answers[`path-${locale}`],
      title: JSON.stringify(answers[`title-${locale}`]),
      order: String((known.lastOrder.get(pageKind) ?? 0) + 1),
    };
    const template = readFileSync(join(templates, `${kind}.${locale}.mdx`), 'utf8');
    const file = `content/${page}.${locale}.mdx`;
    const text = template.replaceAll(/%(\w+)%/g, (_, key: string) => values[key] ?? '');
    writeFileSync(file, text, { flag: 'wx' });
    return file;
  });
}
