import { defineBlock } from '@/components/blocks/define-block';
import { Fold } from '@/components/blocks/fold';
import type { BlockContext } from '@/lib/block-context';
import type { Term } from '@/lib/content/schemas/glossary';
import { citationReader } from '@/lib/law/citations';
import { languageOf } from '@/lib/locale';
import { FilterField } from './filter-field';

type Entry = Term & { name: string };

/** The letters of the glossary, to jump to. */
export const GlossaryLetters = defineBlock(
  {
    description: 'A field to search the glossary, and its letters, each a link to its first term.',
  },
  ({ context }) => (
    <>
      <FilterField items=".glossary .details" context={context} />
      <nav
        className="letters no-print"
        aria-label={context.words.sources.letters}
        data-markdown="none"
      >
        {alphabetWith(byLetter(context)).map(([letter, terms]) =>
          terms ? (
            <a key={letter} href={`#${letter}`}>
              {letter}
            </a>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
    </>
  ),
);

/** The glossary: its terms in the order of the alphabet. */
export const GlossaryList = defineBlock(
  { description: 'The terms of `content/law/glossary.*.yml`, by letter.' },
  ({ context }) => {
    const { page, content } = context;
    const register = content.pageNamed('pages/sources', page.locale);
    const read = citationReader(
      { texts: content.sources },
      content.sourceWords(page.locale),
      page.locale,
    );
    const definitionOf = (term: Entry) => {
      const source = read(term.refs)[0]?.source;
      const address = register && source && `${register.path}#${source}`;
      return <Definition key={term.name} name={term.name} term={term} address={address} />;
    };
    return (
      <div className="glossary folds">
        {byLetter(context).map(([letter, [first, ...others]]) => (
          <div className="filtered" key={letter}>
            <div className="letter">
              <h3 id={letter}>{letter}</h3>
              {definitionOf(first)}
            </div>
            {others.map(definitionOf)}
          </div>
        ))}
      </div>
    );
  },
);

/** @param address the place of the term's article in the register of texts */
function Definition({ name, term, address }: { name: string; term: Term; address?: string }) {
  // An abbreviation is written the same in every language: what it stands for is not.
  const [ofTerm, ofFull] = term.full ? [undefined, term.lang] : [term.lang, undefined];
  return (
    <Fold
      id={name}
      summary={
        <>
          <dfn lang={ofTerm}>{term.term}</dfn>{' '}
          {term.full && <small lang={ofFull}>{term.full}</small>}{' '}
          {term.definition.includes('2027') && <span className="chip">2027</span>}
        </>
      }
    >
      <p>{term.definition}</p>
      <p className="small">{address ? <a href={address}>{term.refs}</a> : term.refs}</p>
    </Fold>
  );
}

type Letter = [letter: string, terms: [Entry, ...Entry[]]];

function byLetter({ page: { locale }, content }: BlockContext): Letter[] {
  const { compare } = new Intl.Collator(languageOf(locale).tag);
  const letters = new Map<string, [Entry, ...Entry[]]>();
  const terms = Object.entries(content.glossary(locale)).map(([name, term]) => ({ name, ...term }));
  for (const term of terms.sort((a, b) => compare(a.term, b.term))) {
    const letter = term.term.normalize('NFD').charAt(0).toUpperCase();
    const known = letters.get(letter);
    if (known) known.push(term);
    else letters.set(letter, [term]);
  }
  return [...letters];
}

/** All letters from A to Z, those that no term begins with included. */
function alphabetWith(letters: Letter[]) {
  const known = new Map(letters);
  const latin = [...Array(26).keys()].map((index) => String.fromCharCode(65 + index));
  const all = new Set([...latin, ...known.keys()]);
  return [...all].map((letter) => [letter, known.get(letter)] as const);
}
