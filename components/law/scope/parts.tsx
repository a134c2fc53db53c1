import * as z from 'zod';
import { answers } from '@/components/blocks/answers';
import { defineBlock, verbatim } from '@/components/blocks/define-block';

/*
 * The parts of a questionnaire. They draw nothing by themselves: `Scope` draws them all, since each
 * needs to know of the others. What their props do not say (every way ends, nothing is out of reach) is
 * in `scripts/lint/rules/scope.ts`.
 */

/** A reader is asked no more than this in a country. */
export const mostQuestions = 5;

const id = verbatim.describe('Its address: in English, the same in both languages.');

export const ScopeCountry = defineBlock(
  {
    description:
      'The questions of a country, the one to start with first, its results, and the facts that stand under each result.',
    inside: 'required',
    props: z.strictObject({ name: z.string().describe('Name of the country, as an answer.') }),
  },
  () => null,
);

export const ScopeQuestion = defineBlock(
  {
    description: `A question of a \`ScopeCountry\`, ${mostQuestions} at most; what helps to answer it stands inside.`,
    inside: 'optional',
    props: z.strictObject({
      id,
      label: z.string().max(40).describe('What is asked, in a few words, for lists and ways back.'),
      title: z.string().describe('The question.'),
      answers,
      refs: z.array(z.string()).optional().describe('Articles that the question comes from.'),
    }),
  },
  () => null,
);

export const ScopeResult = defineBlock(
  {
    description:
      'A result of a `ScopeCountry`. The text inside says for which activity it holds: it is read without the questions. Its first paragraph stands out, the others follow folded.',
    inside: 'required',
    props: z.strictObject({
      id,
      verdict: z
        .enum(['yes', 'part', 'no'])
        .describe('Concerned, concerned for part of the activity, not today.'),
      title: z.string().describe('The result in one sentence.'),
      day: z.iso
        .date()
        .optional()
        .describe('The day by which it changes, counted down with the way to a diary.'),
      refs: z.array(z.string()).min(1).describe('The articles that it rests on.'),
    }),
  },
  () => null,
);

export const ScopeFact = defineBlock(
  {
    description: 'What stands under the results of a `ScopeCountry`.',
    inside: 'required',
    props: z.strictObject({
      term: z.string().describe('What it is about: who supervises, what changes.'),
      line: z
        .string()
        .optional()
        .describe('The same in one line, in sight under a result “not today”.'),
      refs: z.array(z.string()).optional().describe('Articles that it rests on.'),
      when: z
        .enum(['concerned', 'not-today'])
        .optional()
        .describe('Only under these results; left out, under all.'),
    }),
  },
  () => null,
);
