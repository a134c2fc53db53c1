import * as z from 'zod';

/*
 * The props of `scope.tsx`, which reads `lib/content`: the content check reads them before Contentlayer
 * has generated anything. What they do not say (every way ends, nothing is out of reach) is in
 * `scripts/lint/rules/scope.ts`.
 */

/** A reader is asked no more than this in a country. */
export const mostQuestions = 5;

export const scopeProps = z
  .strictObject({ title: z.string().describe('The first question: in which country.') })
  .meta({
    description:
      'The questionnaire of a profession, a `ScopeCountry` each. Every question and every result has an address of its own; the site draws the choice of the country, the way back and the caution.',
    inside: 'required',
  });

export const scopeCountryProps = z
  .strictObject({ name: z.string().describe('Name of the country, as an answer.') })
  .meta({
    description:
      'The questions of a country, the one to start with first, its results, and the facts that stand under each result.',
    inside: 'required',
  });

const id = z.string().describe('Its address: in English, the same in both languages.');

export const scopeQuestionProps = z
  .strictObject({
    id,
    label: z.string().max(40).describe('What is asked, in a few words, for lists and ways back.'),
    title: z.string().describe('The question.'),
    answers: z
      .array(
        z.strictObject({
          label: z.string().describe('Words of the answer.'),
          to: z.string().describe('The `id` of the question or result that it leads to.'),
        }),
      )
      .min(2)
      .describe('Two answers or more, in the order in which they stand.'),
    refs: z.array(z.string()).optional().describe('Articles that the question comes from.'),
  })
  .meta({
    description: `A question of a \`ScopeCountry\`, ${mostQuestions} at most; what helps to answer it stands inside.`,
    inside: 'optional',
  });

export const scopeResultProps = z
  .strictObject({
    id,
    verdict: z
      .enum(['yes', 'part', 'no'])
      .describe('Concerned, concerned for part of the activity, not today.'),
    title: z.string().describe('The result in one sentence.'),
    refs: z.array(z.string()).min(1).describe('The articles that it rests on.'),
  })
  .meta({
    description:
      'A result of a `ScopeCountry`. The text inside says for which activity it holds: it is read without the questions.',
    inside: 'required',
  });

export const scopeFactProps = z
  .strictObject({
    term: z.string().describe('What it is about: who supervises, what changes.'),
    refs: z.array(z.string()).optional().describe('Articles that it rests on.'),
    when: z
      .enum(['concerned', 'not-today'])
      .optional()
      .describe('Only under these results; left out, under all.'),
  })
  .meta({ description: 'What stands under the results of a `ScopeCountry`.', inside: 'required' });

export const scopeProfessionsProps = z
  .strictObject({})
  .meta({ description: 'The professions that have a questionnaire, each a link to it.' });
