import { Children, type ReactElement, type ReactNode } from 'react';
import type * as z from 'zod';
import { nameOf } from '@/components/blocks/block-name';
import { DemoLink } from '@/components/layout/demo-link';
import { type ContentPage, interfaceWords, professionOf } from '@/lib/content';
import { fill, formatDate } from '@/lib/format';
import { ProfessionTools } from '../tools';
import { CountrySteps } from './country-steps';
import type {
  scopeCountryProps,
  scopeFactProps,
  scopeProps,
  scopeQuestionProps,
  scopeResultProps,
} from './scope.props';
import { Answers, Heading, start } from './step';

type Written<Schema extends z.ZodType> = z.infer<Schema> & { children?: ReactNode };
type Question = Written<typeof scopeQuestionProps>;
type Result = Written<typeof scopeResultProps>;
type Fact = Written<typeof scopeFactProps>;

/** The blocks of a name among some children, by what their writer gave them. */
const partsOf = <Part,>(children: ReactNode, name: string) =>
  Children.toArray(children)
    .filter((child) => nameOf(child) === name)
    .map((child) => (child as ReactElement<Part>).props);

/**
 * A questionnaire that works without script: every step stands in the page, and `:target` shows the
 * one that the address names, the choice of the country where it names none.
 */
export function Scope({
  title,
  children,
  page,
}: Written<typeof scopeProps> & { page: ContentPage }) {
  const words = interfaceWords(page.locale).scope;
  const countries = partsOf<Written<typeof scopeCountryProps>>(children, 'ScopeCountry');
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
      {countries.map(({ name, children: steps }) => (
        <CountrySteps
          key={name}
          name={name}
          questions={partsOf<Question>(steps, 'ScopeQuestion')}
          results={partsOf<Result>(steps, 'ScopeResult')}
          facts={partsOf<Fact>(steps, 'ScopeFact')}
          page={page}
        />
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
