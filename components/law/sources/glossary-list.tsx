import * as z from 'zod';
import { defineBlock, verbatim } from '@/components/blocks/define-block';
import { Fold } from '@/components/blocks/fold';
import type { BlockContext } from '@/lib/block-context';
import type { Term } from '@/lib/content/schemas/glossary';
import { citationReader } from '@/lib/law/citations';
import { languageOf } from '@/lib/locale';
import { FilterField } from './filter-field';
import { sentencesOf } from './sentences';

type Entry = Term & { name: string };

/** The head of the glossary: the field, one entry as an example, and the letters to jump to. */
export const GlossaryLetters = defineBlock(
  {
    description:
      'A field to search the glossary, an entry of it drawn large, and its letters, each a link to its first term.',
    props: z.strictObject({
      example: verbatim.describe('The name of that entry in `content/law/glossary.*.yml`.'),
    }),
  },
  ({ example, context }) => (
    <>
      <FilterField items=".glossary .details" context={context} />
      <Example name={example} context={context} />
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
    const addressOf = addressesIn(context);
    return (
      <div className="glossary">
        {byLetter(context).map(([letter, terms], group) => (
          <div className="filtered" key={letter}>
            <h3 id={letter}>{letter}</h3>
            <div>
              {/* The first is open, as an example. */}
              {terms.map((term, index) => (
                <Definition
                  key={term.name}
                  term={term}
                  address={addressOf(term)}
                  open={group + index === 0}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    );
  },
);

/** What finds the place of a term's article in the register of texts. */
function addressesIn({ page: { locale }, content }: BlockContext) {
  const register = content.pageNamed('pages/sources', locale);
  const read = citationReader({ texts: content.sources }, content.sourceWords(locale), locale);
  return ({ refs }: Term) => {
    const source = read(refs)[0]?.source;
    return register && source && `${register.path}#${source}`;
  };
}

type DefinitionProps = { term: Entry; address: string | undefined };

/** What a term means is in sight; the rest of it opens. */
function Definition({ term, address, open }: DefinitionProps & { open: boolean }) {
  const [meaning, ...rest] = sentencesOf(term.definition);
  return (
    <Fold
      id={term.name}
      open={open}
      summary={
        <>
          <h4>
            <TermName term={term} />
          </h4>{' '}
          <span className="meaning" data-markdown="separate">
            {meaning}
          </span>
        </>
      }
    >
      {rest.length > 0 && <p>{rest.join(' ')}</p>}
      <Articles term={term} address={address} />
    </Fold>
  );
}

/** An abbreviation is written the same in every language: what it stands for is not. */
function TermName({ term: { term, full, lang, definition } }: { term: Term }) {
  const [ofTerm, ofFull] = full ? [undefined, lang] : [lang, undefined];
  return (
    <>
      <dfn lang={ofTerm}>{term}</dfn>{' '}
      {definition.includes('2027') && <span className="chip">2027</span>}{' '}
      {full && <small lang={ofFull}>{full}</small>}
    </>
  );
}

const Articles = ({ term: { refs }, address }: DefinitionProps) => (
  <p className="small">{address ? <a href={address}>{refs}</a> : refs}</p>
);

/** @throws Error where the glossary has no such term */
function Example({ name, context }: { name: string; context: BlockContext }) {
  const term = context.content.glossary(context.page.locale)[name];
  if (!term) throw new Error(`content/law/glossary.${context.page.locale}.yml has no ${name}.`);
  const entry = { name, ...term };
  return (
    <div className="specimen green no-print">
      <p className="specimen-name">
        <TermName term={entry} />
      </p>
      <p>{term.definition}</p>
      <Articles term={entry} address={addressesIn(context)(entry)} />
    </div>
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
