import { pageNamed } from '@/lib/content';
import type { Source } from '@/lib/content/schemas/sources';
import { citedOn } from '@/lib/law/cited';
import { locales } from '@/lib/locale';
import { type Answer, guarded, type Subject, type VersionOf } from './publisher';

/** Something to ask about, by the text's name in the register. */
export type Watched = Partial<Subject> & {
  text: string;
  /** A day on which the version that was read was in force. */
  inForce: string;
};

/** Who is asked: EUR-Lex, Legilux, Légifrance. */
export type Publishers = Record<'cellar' | 'legilux' | 'legifrance', VersionOf>;
type Citations = { articles: string[]; pages: string[] };

/**
 * Asks about every text of the register, one after another.
 * @param citationsOf the cited articles of a text, and the pages that cite it
 */
export async function watch(
  texts: Record<string, Source>,
  publishers: Publishers,
  citationsOf: (text: string, article?: string) => Citations,
) {
  const guardedPublishers = {
    cellar: guarded('EUR-Lex', publishers.cellar),
    legilux: guarded('Legilux', publishers.legilux),
    legifrance: guarded('Légifrance', publishers.legifrance),
  };
  const findings: (Watched & Citations & { answer: Answer })[] = [];
  for (const watched of watchedIn(texts)) {
    const answer = await askAbout(watched, guardedPublishers);
    findings.push({ ...watched, answer, ...citationsOf(watched.text, watched.article) });
  }
  return findings;
}

/** A code article by article; any other text as a whole, because only the whole has versions. */
const watchedIn = (texts: Record<string, Source>): Watched[] =>
  Object.entries(texts).flatMap(([text, { at, articles = [], version, read }]) =>
    at?.startsWith('LEGITEXT')
      ? articles.flatMap(({ numbers, version: own }) =>
          numbers.map((article) => ({ text, at, article, inForce: own ?? version ?? read })),
        )
      : [{ text, at, inForce: version ?? read }],
  );

async function askAbout({ at, article }: Watched, publishers: Publishers): Promise<Answer> {
  if (!at || at.startsWith('https:'))
    return { kind: 'unknown', why: 'The register has no official identifier' };
  const name = at.startsWith('etat/') ? 'legilux' : /^\d/.test(at) ? 'cellar' : 'legifrance';
  return publishers[name]({ at, article });
}

/** Where pages cite a text, or one article of it: the articles, and the pages without their language. */
export function citationsOf(text: string, article?: string): Citations {
  const cited = locales
    // A language that is still partial may lack this page.
    .filter((locale) => pageNamed('pages/sources', locale))
    .flatMap((locale) => [...citedOn(locale)])
    .map(([key, pages]) => ({ key: key.split(' '), pages }))
    .filter(({ key }) => key[0] === text && (!article || key[1] === article));
  return {
    articles: unique(cited.flatMap(({ key }) => key[1] || [])),
    pages: unique(cited.flatMap(({ pages }) => pages.map(({ name }) => name))),
  };
}

const unique = (values: string[]) => [...new Set(values)].sort();
