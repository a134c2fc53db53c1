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

/** The term that most readers come for is open from the start, as an example. */
const openTerm = 'beneficial-owner';

/** An entry of the glossary, drawn large in the head of its page. */
export const GlossaryTerm = defineBlock(
  {
    description: 'An entry of the glossary drawn large, as an example.',
    props: z.strictObject({
      name: verbatim.describe('Its name in `content/law/glossary.*.yml`.'),
    }),
  },
  ({ name, context }) => {
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
  },
);

/** The glossary: its terms in the order of the alphabet, under a field that searches them and their letters. */
export const GlossaryList = defineBlock(
  {
    description:
      'The terms of `content/law/glossary.*.yml`, by letter, with a field to search them and the letters to jump to.',
  },
  ({ context }) => {
    const addressOf = addressesIn(context);
    const letters = byLetter(context);
    return (
      <div className="glossary">
        <div className="glossary-bar">
          <FilterField items=".glossary .details" context={context} />
          <nav
            className="letters no-print"
            aria-label={context.words.sources.letters}
            data-markdown="none"
          >
            {letters.map(([letter]) => (
              <a key={letter} href={`#${letter}`}>
                {letter}
              </a>
            ))}
          </nav>
        </div>
        {letters.map(([letter, terms]) => (
          <div className="filtered" id={letter} key={letter}>
            <h3>{letter}</h3>
            <div>
              {terms.map((term) => (
                <Definition
                  key={term.name}
                  term={term}
                  address={addressOf(term)}
                  open={term.name === openTerm}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    );
  },
);

/** Returns a function that links a term to its text in the register. */
function addressesIn({ page: { locale }, content }: BlockContext) {
  const register = content.pageNamed('pages/sources', locale);
  const citationsIn = citationReader(
    { texts: content.sources },
    content.sourceWords(locale),
    locale,
  );
  return ({ refs }: Term) => {
    const source = citationsIn(refs)[0]?.source;
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

type Letter = [letter: string, terms: [Entry, ...Entry[]]];

function byLetter({ page: { locale }, content }: BlockContext): Letter[] {
  const { compare } = new Intl.Collator(languageOf(locale).tag);
  const letters = new Map<string, [Entry, ...Entry[]]>();
  const terms = Object.entries(content.glossary(locale)).map(([name, term]) => ({ name, ...term }));
  for (const term of terms.sort((a, b) => compare(a.term, b.term))) {
    const letter = term.term.normalize('NFD').charAt(0).toUpperCase();
    const group = letters.get(letter);
    if (group) group.push(term);
    else letters.set(letter, [term]);
  }
  return [...letters];
}
