import { siteSchema } from '@/lib/site-schema';
import type { Position } from '../content/fault';
import type { Page } from '../content/page';
import type { Content } from '../content/read-content';
import { schemaAt } from '../content/schema-parts';
import type { Written } from '../content/written';
import type { Finding } from './finding';

type Value = { path: string[]; value: string; at: Position };

/** The values of `site.yml` that the company has not given yet. */
export function sitePlaceholders(content: Content): Finding[] {
  const file = content.data.find((data) => data.file.endsWith('/site.yml'));
  if (!file) return [];
  const left = valuesOf(file.source.written).filter(isPlaceholder);
  const shown = pagesByField(content.pages);
  return left.map(({ path, value, at }) => ({
    where: `${file.file}:${at.line}:${at.column}`,
    what: `${nameOf(path)} is “${value}”.`,
    why: `${schemaAt(siteSchema, path)?.description ?? ''} It shows ${whereShown(path, shown)}.`,
  }));
}

function valuesOf(written: Written, path: string[] = []): Value[] {
  return [...written.parts].flatMap(([key, { written: part }]) =>
    typeof part.value === 'string'
      ? [{ path: [...path, key], value: part.value, at: part.at }]
      : valuesOf(part, [...path, key]),
  );
}

/** offices › 1 › street: entries of a list are counted from 1. */
const nameOf = (path: string[]) =>
  path.map((key) => (/^\d+$/.test(key) ? Number(key) + 1 : key)).join(' › ');

/** Brackets, an address that can never exist, a number reserved for fiction or made of zeros. */
function isPlaceholder({ path, value }: Value): boolean {
  if (path[0] === 'confirmed') return false;
  if (/\[|\.example\b/.test(value)) return true;
  const digits = value.replaceAll(/\D/g, '');
  const key = path.at(-1) ?? '';
  // 01 99 …, from France or from abroad.
  if (/phone/i.test(key)) return /^((00)?33)?0?199|0{6}$/.test(digits);
  // No street of Paris or of Luxembourg has these codes.
  return key === 'postalCode' && /^(75000|0+)$/.test(digits);
}

/** Pages by the field of `site.yml` that a <Company> shows on them. */
function pagesByField(pages: Iterable<Page>): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  for (const { name, blocks } of pages)
    for (const block of blocks.filter((candidate) => candidate.name === 'Company')) {
      const field = String(block.written.parts.get('field')?.written.value);
      shown.set(field, (shown.get(field) ?? new Set()).add(name));
    }
  return shown;
}

function whereShown([top, key = '']: string[], shown: Map<string, Set<string>>): string {
  if (top === 'figuresDeclaredOn') return 'under the figures of the home page';
  if (top !== 'legal') return 'at the foot of every page, and wherever a page names it';
  return `in ${[...(shown.get(key) ?? [])].join(', ') || 'no page'}`;
}
