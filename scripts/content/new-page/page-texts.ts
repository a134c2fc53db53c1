import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKinds } from '@/lib/content-types/fields';
import { locales } from '@/lib/locale';
import type { Block } from '../blocks';
import { fixPage } from '../language/fix-content';
import { readPage } from '../page';
import { type KnownPages, kinds } from './known-pages';
import type { Answers } from './questions';

const templates = join(import.meta.dirname, '../templates');

/**
 * The two files of a new page, from the templates of its kind; the typography of the titles is
 * mended, as nobody types a narrow no-break space.
 * @param today 2026-11-21
 */
export function pageTexts(
  answers: Answers,
  known: KnownPages,
  today: string,
  blocks: Map<string, Block>,
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
      order: String((known.lastOrder.get(pageKind) ?? 0) + 1),
    };
    const template = readFileSync(join(templates, `${kind}.${locale}.mdx`), 'utf8');
    const file = `content/${page}.${locale}.mdx`;
    const text = template.replaceAll(/%(\w+)%/g, (_, key: string) => values[key] ?? '');
    const place = { name: page, kind: pageKind, locale };
    return { file, text: fixPage(readPage(file, place, text), blocks) };
  });
}
