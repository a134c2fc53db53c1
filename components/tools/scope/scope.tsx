import { Children, type ReactElement, type ReactNode } from 'react';
import type * as z from 'zod';
import { nameOf } from '@/components/blocks/block-name';
import { References } from '@/components/blocks/section';
import { DemoLink } from '@/components/layout/demo-link';
import { type ContentPage, interfaceText, professionOf } from '@/lib/content';
import { fill, formatDate } from '@/lib/format';
import { ProfessionTools } from '../tools';
import { pathsFrom } from './paths';
import type {
  scopeCountryProps,
  scopeFactProps,
  scopeProps,
  scopeQuestionProps,
  scopeResultProps,
} from './scope.props';

type OfPage = { page: ContentPage };
type Written<Schema extends z.ZodType> = z.infer<Schema> & { children?: ReactNode };
type Country = Written<typeof scopeCountryProps>;
type Question = Written<typeof scopeQuestionProps>;
type Result = Written<typeof scopeResultProps>;
type Fact = Written<typeof scopeFactProps>;
type Answer = { label: string; to: string; toLabel: string };

/** The blocks of a name among some children, by what their writer gave them. */
const partsOf = <Part,>(children: ReactNode, name: string) =>
  Children.toArray(children)
    .filter((child) => nameOf(child) === name)
    .map((child) => (child as ReactElement<Part>).props);

const start = 'country';

/**
 * A questionnaire that works without script: every step stands in the page, and `:target` shows the
 * one that the address names, the choice of the country where it names none.
 */
export function Scope({ title, children, page }: Written<typeof scopeProps> & OfPage) {
  const words = interfaceText(page.locale).scope;
  const countries = partsOf<Country>(children, 'ScopeCountry');
  const answers = countries.map(({ name, children: steps }) => {
    const [first] = partsOf<Question>(steps, 'ScopeQuestion');
    return { label: name, to: first?.id ?? '', toLabel: first?.label ?? '' };
  });
  return (
    <div className="scope">
      <section className="scope-step">
        <Heading id={start} above={words.start} title={title} />
        <Answers answers={answers} />
      </section>
      {countries.map((country) => (
        <CountrySteps key={country.name} {...country} page={page} />
      ))}
      <div className="scope-end">
        <p className="scope-caution">
          {fill(words.caution, { date: formatDate(page.reviewedOn, page.locale) })}
        </p>
        <p className="small">{words.privacy}</p>
        <div className="actions">
          <DemoLink locale={page.locale} />
          <ProfessionTools profession={professionOf(page)} page={page} />
        </div>
      </div>
    </div>
  );
}

/** A part of a questionnaire by itself: `Scope` draws them all, since each needs to know of the others. */
export const ScopePart = () => null;

function CountrySteps({ name, children, page }: Country & OfPage) {
  const words = interfaceText(page.locale).scope;
  const questions = partsOf<Question>(children, 'ScopeQuestion');
  const results = partsOf<Result>(children, 'ScopeResult');
  const facts = partsOf<Fact>(children, 'ScopeFact');
  const steps = new Map(
    questions.map(({ id, answers }) => [id, answers.map(({ to }) => to)] as const),
  );
  const paths = questions[0] ? pathsFrom(questions[0].id, steps) : [];
  const labels = new Map([
    ...questions.map(({ id, label }) => [id, label] as const),
    ...results.map(({ id, title }) => [id, title] as const),
  ]);

  /** How far a question is from the first, and how many are asked at most. */
  function progress(id: string): string {
    const through = paths.filter((path) => path.includes(id));
    const number = Math.max(...through.map((path) => path.indexOf(id))) + 1;
    const counts = new Set(through.map((path) => path.length - 1));
    const text = counts.size > 1 ? words.progressAtMost : words.progress;
    return fill(text, { number, count: Math.max(...counts), country: name });
  }

  /** The questions of which an answer leads to a step. */
  function back(id: string) {
    const before = questions.filter(({ answers }) => answers.some(({ to }) => to === id));
    const links = before.map((question) => ({ id: question.id, label: question.label }));
    return links.length > 0 ? links : [{ id: start, label: words.start }];
  }

  return (
    <div className="scope-country">
      <div className="scope-steps">
        {questions.map(({ id, title, refs, answers, children: help }) => (
          <section className="scope-step" key={id}>
            <Heading id={id} above={progress(id)} title={title} />
            {help}
            <Answers
              answers={answers.map((answer) => ({
                ...answer,
                toLabel: labels.get(answer.to) ?? '',
              }))}
            />
            <References refs={refs} page={page} />
            <Back links={back(id)} words={words} />
          </section>
        ))}
        {results.map(({ id, verdict, title, refs, children: text }) => (
          <section className={`scope-step scope-result scope-${verdict}`} key={id}>
            <Heading id={id} above={`${name} · ${words.verdicts[verdict]}`} title={title} />
            {text}
            <References refs={refs} page={page} />
            <Back links={back(id)} words={words} />
          </section>
        ))}
      </div>
      <dl className="scope-facts">
        {facts.map(({ term, refs, when = 'any', children: text }) => (
          <div className={`scope-fact scope-${when}`} key={`${term} ${when}`}>
            <dt>{term}</dt>
            <dd>
              {text}
              <References refs={refs} page={page} />
            </dd>
          </div>
        ))}
      </dl>
      <nav className="scope-file" aria-label={fill(words.file, { country: name })}>
        <p>{fill(words.file, { country: name })}</p>
        <ol>
          {questions.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ol>
        <a href={`#${start}`}>{words.restart}</a>
      </nav>
    </div>
  );
}

/**
 * The heading of a step is what its address names: a screen reader starts there. What stands above the
 * words comes after them, as it is read.
 */
function Heading({ id, above, title }: { id: string; above: string; title: string }) {
  return (
    <h2 id={id} tabIndex={-1}>
      {`${title} `}
      <span className="scope-above">{above}</span>
    </h2>
  );
}

/** Links to the next steps; paper says where each leads. */
function Answers({ answers }: { answers: Answer[] }) {
  return (
    <div className="scope-answers">
      {answers.flatMap(({ label, to, toLabel }) => [
        ' ',
        <a href={`#${to}`} data-to={toLabel} key={label}>
          {label}
        </a>,
      ])}
    </div>
  );
}

type BackProps = { links: { id: string; label: string }[]; words: { back: string } };

function Back({ links, words }: BackProps) {
  return (
    <p className="scope-back">
      {links.flatMap(({ id, label }) => [
        ' ',
        <a href={`#${id}`} key={id}>
          {fill(words.back, { step: label })}
        </a>,
      ])}
    </p>
  );
}
