import { lengths, pageKinds } from '@/lib/content-types/fields';
import type { Locale } from '@/lib/locale';
import { nearest } from '../nearest';
import { addressOf, pathWords } from '../rules/paths';
import { type KnownPages, kinds } from './known-pages';

/** What a new page is made from, by the flag that gives it. */
export type Answers = Record<
  'kind' | 'name' | 'title-fr' | 'title-en' | 'path-fr' | 'path-en',
  string
>;

type Question = {
  asks: string;
  /** What an empty answer stands for. */
  proposal?: (before: Partial<Answers>) => string;
  /** Why a value cannot be taken, and what to write instead. */
  problem: (value: string, before: Partial<Answers>, known: KnownPages) => string | undefined;
};

const longestName = 40;

/** In the order in which they are asked: a proposal follows from the answers before. */
export const questions: Record<keyof Answers, Question> = {
  kind: {
    asks: `Kind of page (${Object.keys(kinds).join(', ')})`,
    proposal: () => 'sector',
    problem: (value) => {
      if (value in kinds) return undefined;
      const meant = nearest(value, Object.keys(kinds));
      return `“${value}” is not a kind of page. Write ${meant ?? `one of these: ${Object.keys(kinds).join(', ')}`}.`;
    },
  },
  name: {
    asks: 'Name of its files, in English, with - for a space (car-dealers)',
    problem: (value, { kind = '' }, { names }) => {
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
        return `“${value}” cannot name a file. Write lower case, digits and -: ${addressOf(value).slice(1).replaceAll('/', '-') || 'car-dealers'}.`;
      if (value.length > longestName)
        return `The name has ${value.length} characters: ${longestName} at most.`;
      const file = names.get(`${folderOf(kind)}/${value}`);
      return file && `${file} exists already. Choose another name, or edit that file.`;
    },
  },
  'title-fr': { asks: 'French title, for search results', problem: titleProblem('title-en') },
  'title-en': { asks: 'English title, for search results', problem: titleProblem('title-fr') },
  'path-fr': {
    asks: 'French address',
    proposal: (before) => addressOf((before['title-fr'] ?? '').replace(/\s*[:,].*$/, '')),
    problem: pathProblem('fr'),
  },
  'path-en': {
    asks: 'English address',
    proposal: ({ name }) => `/en/${name}`,
    problem: pathProblem('en'),
  },
};

function folderOf(kind: string): string | undefined {
  const known = kinds[kind];
  return known && pageKinds[known].folder;
}

function titleProblem(other: keyof Answers): Question['problem'] {
  return (value, before, { titles }) => {
    const { max } = lengths.title ?? { max: Number.POSITIVE_INFINITY };
    if (value === '') return 'The title is empty. Write what only this page is about.';
    if (value.length > max)
      return `The title has ${value.length} characters: ${max} at most. Take out ${value.length - max}.`;
    if (value === before[other]) return 'Both titles are the same. Write each in its own language.';
    const file = titles.get(value);
    return file && `The title is already that of ${file}. Say what only this page is about.`;
  };
}

function pathProblem(locale: Locale): Question['problem'] {
  return (value, _, { paths }) => {
    const words = pathWords(locale, value);
    if (words) return `${words.message} ${words.advice}`;
    const file = paths.get(value);
    return file && `The path ${value} is already that of ${file}. Choose another one.`;
  };
}
