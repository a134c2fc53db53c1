import { type PageKind, pageKinds } from '@/lib/content-types/fields';
import type { Locale } from '@/lib/locale';
import { textAt } from '../lint/located';
import { pageLocation, readContent } from '../lint/read-content';
import { addressOf, pathProblem } from '../lint/rules/paths';
import { suggest } from '../lint/suggest';
import { readYaml } from '../lint/yaml';

/** What a new page must not repeat: each with the file that has it. */
export type ExistingPages = {
  /** By the name of the page: sectors/lawyers. */
  names: Map<string, string>;
  paths: Map<string, string>;
  titles: Map<string, string>;
  /** The highest `order` of each kind. */
  lastOrder: Map<PageKind, number>;
};

/** The kinds of page as the command names them: sector, service, legal, page. */
export const kinds: Record<string, PageKind | undefined> = Object.fromEntries(
  Object.keys(pageKinds).map((kind) => [kind.toLowerCase(), kind as PageKind]),
);

/** Reads the front matter of every page of `content/`. */
export function readExistingPages(): ExistingPages {
  const pages: ExistingPages = {
    names: new Map(),
    paths: new Map(),
    titles: new Map(),
    lastOrder: new Map(),
  };
  for (const file of readContent().pages) {
    const location = pageLocation(file.path);
    if (!location) continue;
    const [, frontMatter = ''] = /^---\n(.*?)\n---/s.exec(String(file)) ?? [];
    const fields = readYaml(frontMatter).data;
    pages.names.set(location.name, file.path);
    pages.paths.set(textAt(fields, 'path') ?? '', file.path);
    pages.titles.set(textAt(fields, 'title') ?? '', file.path);
    const order = Number(fields.parts.get('order')?.value ?? 0);
    pages.lastOrder.set(location.kind, Math.max(order, pages.lastOrder.get(location.kind) ?? 0));
  }
  return pages;
}

/** What a new page is made from, by the flag that gives it. */
export type Answers = Record<
  'kind' | 'name' | 'title-fr' | 'title-en' | 'path-fr' | 'path-en',
  string
>;

type Question = {
  label: string;
  /** What an empty answer stands for. */
  proposal?: (answers: Partial<Answers>) => string;
  /** Why a value cannot be accepted, and what to write instead. */
  problem: (
    value: string,
    answers: Partial<Answers>,
    existing: ExistingPages,
  ) => string | undefined;
};

const maxNameLength = 40;
const maxTitleLength = pageKinds.Page.schema.shape.title.maxLength ?? Number.POSITIVE_INFINITY;

/** In the order in which they are asked: a proposal follows from the answers before it. */
export const questions: Record<keyof Answers, Question> = {
  kind: {
    label: `Kind of page (${Object.keys(kinds).join(', ')})`,
    proposal: () => 'sector',
    problem: (value) => {
      if (kinds[value]) return undefined;
      const meant = suggest(value, Object.keys(kinds));
      return `“${value}” is not a kind of page. Write ${meant ?? `one of these: ${Object.keys(kinds).join(', ')}`}.`;
    },
  },
  name: {
    label: 'Name of its files, in English, with hyphens for spaces (car-dealers)',
    problem: (value, { kind = '' }, { names }) => {
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
        return `“${value}” cannot be the name of a file. Write lower-case letters, digits and hyphens: ${addressOf(value).slice(1).replaceAll('/', '-') || 'car-dealers'}.`;
      if (value.length > maxNameLength)
        return `The name has ${value.length} characters; the maximum is ${maxNameLength}.`;
      const pageKind = kinds[kind];
      const file = pageKind && names.get(`${pageKinds[pageKind].folder}/${value}`);
      return file && `${file} already exists. Choose another name, or edit that file.`;
    },
  },
  'title-fr': { label: 'French title, for search results', problem: titleProblem('title-en') },
  'title-en': { label: 'English title, for search results', problem: titleProblem('title-fr') },
  'path-fr': {
    label: 'French address',
    proposal: (answers) => addressOf((answers['title-fr'] ?? '').replace(/\s*[:,].*$/, '')),
    problem: pathProblemIn('fr'),
  },
  'path-en': {
    label: 'English address',
    proposal: ({ name }) => `/en/${name}`,
    problem: pathProblemIn('en'),
  },
};

function titleProblem(other: keyof Answers): Question['problem'] {
  return (value, answers, { titles }) => {
    if (value === '') return 'The title is empty. Write what only this page is about.';
    if (value.length > maxTitleLength)
      return `The title has ${value.length} characters; the maximum is ${maxTitleLength}. Remove at least ${value.length - maxTitleLength}.`;
    if (value === answers[other])
      return 'Both titles are the same. Write each in its own language.';
    const file = titles.get(value);
    return file && `The title is already used by ${file}. Say what only this page is about.`;
  };
}

function pathProblemIn(locale: Locale): Question['problem'] {
  return (value, _, { paths }) => {
    const words = pathProblem(locale, value);
    if (words) return `${words.reason} ${words.note}`;
    const file = paths.get(value);
    return file && `The path ${value} is already used by ${file}. Choose another one.`;
  };
}
