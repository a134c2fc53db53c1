import { Children, isValidElement, type ReactNode } from 'react';
import { Fold } from '@/components/blocks/fold';
import type { PartOf } from '@/components/blocks/parts-in';
import { References } from '@/components/blocks/section';
import type { BlockContext } from '@/lib/block-context';
import { fill } from '@/lib/format';
import { AnswersGiven, type GivenAnswer } from './answers-given';
import { ChangesBy } from './changes-by';
import { type Showing, waysThrough } from './country-ways';
import { Facts } from './facts';
import { NextSteps } from './next-steps';
import type { ScopeFact, ScopeQuestion, ScopeResult } from './parts';
import { stampOf } from './stamp';
import { Answers, Back, Heading, Step, start, Verdict } from './step';

type Props = {
  name: string;
  questions: PartOf<typeof ScopeQuestion>[];
  results: PartOf<typeof ScopeResult>[];
  facts: PartOf<typeof ScopeFact>[];
  context: BlockContext;
};

/** The questions of a country, its results, and the facts that stand under them. */
export function CountrySteps({ name, questions, results, facts, context }: Props) {
  const words = context.words.scope;
  const ways = waysThrough(questions);
  const always = facts.find(({ line }) => line)?.line;
  const byId = new Map(questions.map((question) => [question.id, question] as const));
  const labelOf = (id: string) =>
    byId.get(id)?.label ?? results.find((result) => result.id === id)?.title ?? '';

  function progress(showing: Showing) {
    const { number, counts } = ways.progress(showing);
    const text = counts.size > 1 ? words.progressAtMost : words.progress;
    const count = Math.max(...counts);
    return { above: fill(text, { number, count, country: name }), asked: { number, count } };
  }

  /** The questions whose answers led to a step, the choice of the country before the first. */
  function before(showing: Showing) {
    const links = showing.ways.flatMap(({ given }) => {
      const id = given.at(-1)?.question;
      return id ? [[ways.addressBefore(showing, given, id), labelOf(id)] as const] : [];
    });
    return new Map(links.length > 0 ? links : [[start, words.start]]);
  }

  /** The answers that led to a result, a list for each way. */
  function answersGiven(showing: Showing): GivenAnswer[][] {
    const country = { question: words.start, label: words.start, answer: name, address: start };
    return showing.ways.map(({ given }) => [
      country,
      ...given.map(({ question: id, answer }) => ({
        question: byId.get(id)?.title ?? '',
        label: labelOf(id),
        answer: byId.get(id)?.answers[answer]?.label ?? '',
        address: ways.addressBefore(showing, given, id),
      })),
    ]);
  }

  return (
    <div className="scope-country">
      <div className="scope-steps">
        {questions.map(({ id, title, refs, answers, children: help }) => (
          <div className="scope-showings" key={id}>
            {ways.showingsOf(id).map((showing) => (
              <Step address={showing.address} id={id} key={showing.address}>
                <Heading id={showing.address} title={title} {...progress(showing)} />
                {help}
                <Answers
                  answers={answers.map(({ label, to }, answer) => ({
                    label,
                    to: ways.next(showing, to, answer),
                    toLabel: labelOf(to),
                  }))}
                />
                <div className="row scope-foot">
                  <Back links={before(showing)} words={words} />
                  <References refs={refs} context={context} />
                </div>
              </Step>
            ))}
          </div>
        ))}
        {results.map((result) => {
          const { id, verdict, title, day, refs, children: text } = result;
          const [reason, ...others] = paragraphsIn(text);
          const isOutside = verdict === 'no' && !day;
          return (
            <div className="scope-showings" key={id}>
              {ways.showingsOf(id).map((showing) => (
                <Step
                  address={showing.address}
                  id={id}
                  kind={`scope-result scope-${verdict}${isOutside ? ' scope-outside' : ''}`}
                  key={showing.address}
                >
                  <Heading
                    id={showing.address}
                    above={stampOf(name, result, context)}
                    title={<Verdict title={title} />}
                  />
                  <div className="scope-reason">
                    {reason}
                    {day && <ChangesBy day={day} context={context} />}
                  </div>
                  {isOutside && always && <p className="scope-always">{always}</p>}
                  <Fold className="scope-why" summary={<h3>{words.why}</h3>}>
                    {others}
                    <References refs={refs} context={context} />
                    <AnswersGiven ways={answersGiven(showing)} words={words} />
                  </Fold>
                </Step>
              ))}
            </div>
          );
        })}
      </div>
      <NextSteps country={name} results={results} context={context} />
      <Facts facts={facts} context={context} />
    </div>
  );
}

/** The first paragraph of a result says why, in sight; the others follow in its fold. Text without paragraphs is one. */
function paragraphsIn(text: ReactNode) {
  const parts = Children.toArray(text).filter((part) => typeof part !== 'string' || part.trim());
  return parts.every(isValidElement) ? parts : [text];
}
