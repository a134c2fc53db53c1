import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { mostQuestions } from '@/components/law/scope/parts';
import { pathsFrom, type Steps } from '@/components/law/scope/paths';
import { type Block, blocksIn } from '../block-props';
import { addMessage, oneOf } from '../messages';
import { textAt, textsIn } from '../values';

/** Questionnaires in which a reader gets lost: no way out, in circles, out of reach, too long. */
export const scope = lintRule<Root>('content:scope', (tree, file) => {
  const blocks = blocksIn(tree);
  const parts = blocks.filter(({ name }) => /^Scope(Question|Result|Fact)$/.test(name));
  const countries = blocks.filter(({ name }) => name === 'ScopeCountry');

  for (const country of countries) checkCountry(country, parts.filter(isIn(country)));
  for (const part of parts)
    if (!countries.some((country) => isIn(country)(part)))
      addMessage(
        file,
        part.element,
        `<${part.name}> is in no country: it would not be shown.`,
        'Write it between <ScopeCountry> and </ScopeCountry>.',
      );

  function checkCountry(country: Block, steps: Block[]) {
    const questions = steps.filter(({ name }) => name === 'ScopeQuestion');
    const results = steps.filter(({ name }) => name === 'ScopeResult');
    const [first] = questions;
    if (!first) {
      const note = 'Write a <ScopeQuestion> between its tags, the first to be asked first.';
      addMessage(file, country.element, 'This country asks nothing.', note);
      return;
    }
    for (const [index, { element }] of questions.entries()) {
      const reason = `This is question ${index + 1} of its country; the maximum is ${mostQuestions}.`;
      const note = 'Join it with another question, or remove it.';
      if (index >= mostQuestions) addMessage(file, element, reason, note);
    }
    const next: Steps = new Map(results.map((step) => [idOf(step), []]));
    for (const step of questions)
      next.set(
        idOf(step),
        answersOf(step).map(({ text }) => text),
      );
    const paths = pathsFrom(idOf(first), next);
    for (const question of questions)
      for (const { text: to, path } of answersOf(question)) {
        const place = question.props.placeOf(path);
        if (!next.has(to)) {
          const reason = `The answer leads to “${to}”, which is no step of its country.`;
          addMessage(file, place, reason, oneOf(to, [...next.keys()]));
        } else if (
          paths.some((ids) => isCircle(ids) && ids.at(-2) === idOf(question) && ids.at(-1) === to)
        ) {
          const reason = `The answer leads back to “${to}”: no result is reached.`;
          addMessage(
            file,
            place,
            reason,
            'Lead to a question that was not asked yet, or to a result.',
          );
        }
      }
    for (const step of [...questions, ...results])
      if (!paths.flat().includes(idOf(step))) {
        const note = 'Let an answer lead to it, or remove it.';
        addMessage(file, step.element, `No answer leads to “${idOf(step)}”.`, note);
      }
  }
});

const idOf = ({ props }: Block) => textAt(props, 'id') ?? '';

const answersOf = ({ props }: Block) =>
  textsIn(props.value).filter(({ path }) => path[0] === 'answers' && path.at(-1) === 'to');

/** Whether a path ends where it has been before. */
const isCircle = (ids: string[]) => new Set(ids).size < ids.length;

const isIn =
  ({ element: around }: Block) =>
  ({ element: { position } }: Block) =>
    offsetOf(position?.start) > offsetOf(around.position?.start) &&
    offsetOf(position?.end) < offsetOf(around.position?.end);

const offsetOf = (point: { offset?: number } | undefined) => point?.offset ?? 0;
