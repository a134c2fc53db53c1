import { defineBlock } from '@/components/blocks/define-block';
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
    <div>
      <FilterField items=".glossary > div" context={context} />
      <nav className="letters" aria-label={context.words.sources.letters}>
        {byLetter(context).map(([letter]) => (
          <a key={letter} href={`#${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
    </div>
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
    return byLetter(context).map(([letter, terms]) => (
      <div className="filtered" key={letter}>
        <h3 className="letter" id={letter}>
          {letter}
        </h3>
        <dl className="glossary">
          {terms.map((term) => {
            const source = read(term.refs)[0]?.source;
            const address = register && source && `${register.path}#${source}`;
            return <Definition key={term.name} term={term} address={address} />;
          })}
        </dl>
      </div>
    ));
  },
);

/** @param address the place of the term's article in the register of texts */
function Definition({ term, address }: { term: Entry; address?: string }) {
  // An abbreviation is written the same in every language: what it stands for is not.
  const [ofTerm, ofFull] = term.full ? [undefined, term.lang] : [term.lang, undefined];
  return (
    <div>
      <dt id={term.name} lang={ofTerm}>
        {term.term}
        {term.full && (
          <>
            {' '}
            <span className="small" lang={ofFull}>
              {term.full}
            </span>
          </>
        )}
      </dt>
      <dd>{term.definition}</dd>
      <dd className="small">{address ? <a href={address}>{term.refs}</a> : term.refs}</dd>
    </div>
  );
}

function byLetter({ page: { locale }, content }: BlockContext): [letter: string, terms: Entry[]][] {
  const { compare } = new Intl.Collator(languageOf(locale).tag);
  const letters = new Map<string, Entry[]>();
  const terms = Object.entries(content.glossary(locale)).map(([name, term]) => ({ name, ...term }));
  for (const term of terms.sort((a, b) => compare(a.term, b.term))) {
    const letter = term.term.normalize('NFD').charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters];
}
