import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { partsIn } from '@/components/blocks/parts-in';
import { fill, formatDate } from '@/lib/format';
import { ProfessionTools } from '../profession-tools';
import { CountrySteps } from './country-steps';
import { waysThrough } from './country-ways';
import { ScopeCountry, ScopeFact, ScopeQuestion, ScopeResult } from './parts';
import { Preview } from './preview';
import { Answers, Heading, start } from './step';

/**
 * A questionnaire that works without script: every step stands in the page, and `:target` shows the
 * one that the address names, the choice of the country where it names none.
 */
export const Scope = defineBlock(
  {
    description:
      'The questionnaire of a profession, a `ScopeCountry` each. Every question and every result has an address of its own; the site draws the choice of the country, the way back and the caution.',
    inside: 'required',
    embeddable: true,
    props: z.strictObject({ title: z.string().describe('The first question: in which country.') }),
  },
  ({ title, children, context }) => {
    const { page } = context;
    const words = context.words.scope;
    const countries = partsIn(children, ScopeCountry);
    const answers = countries.map(({ name, children: steps }) => {
      const [first] = partsIn(steps, ScopeQuestion);
      return { label: name, to: first?.id ?? '', toLabel: first?.label ?? '' };
    });
    const count = Math.max(
      ...countries.map(({ children: steps }) => waysThrough(partsIn(steps, ScopeQuestion)).most),
    );
    return (
      <div className="scope">
        <section className="scope-step">
          <Heading id={start} above={words.start} title={title} asked={{ number: 0, count }} />
          <Answers answers={answers} />
          <p className="small">{words.elsewhere}</p>
        </section>
        {countries.map(({ name, children: steps }) => (
          <CountrySteps
            key={name}
            name={name}
            questions={partsIn(steps, ScopeQuestion)}
            results={partsIn(steps, ScopeResult)}
            facts={partsIn(steps, ScopeFact)}
            context={context}
          />
        ))}
        <Preview country={countries[0]} context={context} />
        <div className="scope-end">
          <p className="small scope-caution">
            {fill(words.caution, { date: formatDate(page.reviewedOn, page.locale) })}{' '}
            <span className="scope-privacy">{words.privacy}</span>
          </p>
          <div className="row small">
            <a className="scope-restart" href={`#${start}`}>
              {words.restart}
            </a>
            <ProfessionTools of={page} context={context} />
          </div>
        </div>
      </div>
    );
  },
);
