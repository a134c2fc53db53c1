import { Fragment } from 'react';
import {
  type ContentPage,
  glossary,
  interfaceWords,
  pageNamed,
  sources,
  sourceWords,
} from '@/lib/content';
import type { Term } from '@/lib/content/schemas/glossary';
import { citationReader } from '@/lib/law/citations';
import { languageOf } from '@/lib/locale';

type Entry = Term & { name: string };

type OfPage = { page: ContentPage };

/** The letters of the glossary, to jump to. */
export const GlossaryLetters = ({ page }: OfPage) => (
  <nav className="letters" aria-label={interfaceWords(page.locale).sources.letters}>
    {byLetter(page).map(([letter]) => (
      <a key={letter} href={`#${letter}`}>
        {letter}
      </a>
    ))}
  </nav>
);

/** The glossary: its terms in the order of the alphabet. */
export function GlossaryList({ page }: OfPage) {
  const read = citationReader({ texts: sources }, sourceWords(page.locale), page.locale);
  return byLetter(page).map(([letter, terms]) => (
    <Fragment key={letter}>
      <h3 className="letter" id={letter}>
        {letter}
      </h3>
      <dl className="glossary">
        {terms.map((term) => (
          <Definition key={term.name} term={term} source={read(term.refs)[0]?.source} page={page} />
        ))}
      </dl>
    </Fragment>
  ));
}

/** @param source the text that the term's article belongs to */
function Definition({ term, source, page }: { term: Entry; source?: string } & OfPage) {
  const register = pageNamed('pages/sources', page.locale);
  // An abbreviation is written the same in every language: what it stands for is not.
  const [ofTerm, ofFull] = term.full ? [undefined, term.lang] : [term.lang, undefined];
  return (
    <>
      <dt id={term.name} lang={ofTerm}>
        {term.term}
        {term.full && (
          <>
            {' '}
            <span lang={ofFull}>{term.full}</span>
          </>
        )}
      </dt>
      <dd>
        {`${term.definition} `}
        {register && source ? (
          <a href={`${register.path}#${source}`}>{term.refs}</a>
        ) : (
          <span>{term.refs}</span>
        )}
      </dd>
    </>
  );
}

function byLetter({ locale }: ContentPage): [letter: string, terms: Entry[]][] {
  const { compare } = new Intl.Collator(languageOf(locale).tag);
  const letters = new Map<string, Entry[]>();
  const terms = Object.entries(glossary(locale)).map(([name, term]) => ({ name, ...term }));
  for (const term of terms.sort((a, b) => compare(a.term, b.term))) {
    const letter = term.term.normalize('NFD').charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters];
}
