import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { pathsFrom, type Steps } from '@/components/tools/scope/paths';
import { mostQuestions } from '@/components/tools/scope/scope.props';
import { type Block, blocksIn } from '../block-props';
import { problem, suggest } from '../problem';
import { textAt, textsIn } from '../values';

/** Questionnaires in which a reader gets lost: no way out, in circles, out of reach, too long. */
export const scope = lintRule<Root>('content:scope', (tree, file) => {
  const blocks = blocksIn(tree);
  const inCountries = new Set<Block>();
  for (const country of blocks.filter(({ name }) => name === 'ScopeCountry')) {
    const parts = blocks.filter(({ element }) =>
      (country.element.children as unknown[]).includes(element),
    );
    for (const part of parts) inCountries.add(part);
    checkCountry(country, parts);
  }
  for (const block of blocks)
    if (/^Scope(Question|Result|Fact)$/.test(block.name) && !inCountries.has(block))
      problem(
        file,
        block.element,
        `<${block.name}> is in no country: it would not be shown.`,
        'Write it between <ScopeCountry> and </ScopeCountry>.',
      );

  function checkCountry(country: Block, parts: Block[]) {
    const idOf = (block: Block) => textAt(block.props, 'id') ?? '';
    const questions = parts.filter(({ name }) => name === 'ScopeQuestion');
    const results = parts.filter(({ name }) => name === 'ScopeResult');
    const steps: Steps = new Map(results.map((result) => [idOf(result), []]));
    for (const question of questions) steps.set(idOf(question), answersOf(question).map(toOf));
    const [first] = questions;
    if (!first) {
      const note = 'Write its first <ScopeQuestion> between its tags.';
      problem(file, country.element, 'This country asks nothing.', note);
      return;
    }
    for (const question of questions.slice(mostQuestions)) {
      const reason = `This is question ${questions.indexOf(question) + 1}; a reader answers ${mostQuestions} at most.`;
      problem(file, question.element, reason, 'Join it with another question, or remove it.');
    }
    const paths = pathsFrom(idOf(first), steps);
    for (const question of questions)
      for (const answer of answersOf(question)) checkAnswer(question, answer, steps, paths);
    for (const part of [...questions, ...results])
      if (!paths.some((path) => path.includes(idOf(part)))) {
        const note = `Let an answer of another question lead to it, or remove it.`;
        problem(file, part.element, `No answer leads to “${idOf(part)}”.`, note);
      }

    function checkAnswer(question: Block, answer: Answer, known: Steps, ways: string[][]) {
      const to = toOf(answer);
      const place = question.props.placeOf(answer.path);
      if (!known.has(to)) {
        const meant = suggest(to, [...known.keys()]);
        const note = meant
          ? `Write "${meant}".`
          : `Write the id of a step of this country: ${[...known.keys()].join(', ')}.`;
        problem(file, place, `The answer leads to “${to}”, which is no step of its country.`, note);
      } else if (
        ways.some(
          (way) =>
            way.at(-2) === idOf(question) && way.indexOf(to) < way.length - 1 && way.at(-1) === to,
        )
      ) {
        const reason = `The answer leads back to “${to}”, which was asked before: no result is reached.`;
        problem(file, place, reason, 'Lead to a later question, or to a result.');
      }
    }
  }
});

type Answer = { text: string; path: string[] };

const answersOf = ({ props }: Block): Answer[] =>
  textsIn(props.value).filter(({ path }) => path[0] === 'answers' && path.at(-1) === 'to');

const toOf = ({ text }: Answer) => text;
