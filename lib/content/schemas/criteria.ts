import * as z from 'zod';

const text = z.string().min(1);

/** How many criteria each theme of RGAA 4.1.2 has. */
const counts = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

/** The numbers of its themes: 1, 2 … */
export const themes = counts.map((_, index) => String(index + 1));

/** The numbers of its criteria: 1.1, 1.2 … */
export const criteria = counts.flatMap((count, index) =>
  [...Array(count).keys()].map((number) => `${index + 1}.${number + 1}`),
);

/** What may be said of a criterion. */
export const criterionStatuses = ['met', 'notMet', 'notApplicable', 'notTested'] as const;

const isTried = (status: (typeof criterionStatuses)[number]) =>
  status === 'met' || status === 'notMet';

const criterion = z
  .strictObject({
    status: z.enum(criterionStatuses).describe('Met only as far as it was tried.'),
    by: z.array(text).min(1).optional().describe('The checks by which it was tried.'),
    because: text.optional().describe('Why it does not apply, or was not tested.'),
  })
  .refine(({ status, by }) => isTried(status) === (by !== undefined), {
    path: ['by'],
    error: 'name the checks of what was tried, and of nothing else',
  })
  .refine(({ status, because }) => isTried(status) || because !== undefined, {
    path: ['because'],
    error: 'say why it does not apply, or was not tested',
  });

/** `content/legal/criteria.yml`: what was tried of each criterion of RGAA 4.1.2, and how. */
export const criteriaSchema = z
  .strictObject({
    triedOn: z.iso.date().describe('Day on which all of it was last gone through.'),
    checks: z
      .record(text, z.array(text))
      .describe('The ways of trying, each with its tests; none where somebody reads.'),
    criteria: z.strictObject(Object.fromEntries(criteria.map((number) => [number, criterion]))),
  })
  .superRefine(({ checks, criteria: all }, context) => {
    for (const [number, { by = [] }] of Object.entries(all))
      for (const [index, check] of by.entries())
        if (!(check in checks))
          context.addIssue({
            code: 'custom',
            path: ['criteria', number, 'by', index],
            input: check,
            message: `name one of the checks: ${Object.keys(checks).join(', ')}`,
          });
  });

type CriteriaData = z.infer<typeof criteriaSchema>;

const wordsFor = (keys: readonly string[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])));

/** `content/legal/criteria.<locale>.yml`: its words, all of them and no other. */
export const criteriaWordsSchema = ({ checks, criteria: all }: CriteriaData) =>
  z.strictObject({
    heads: z.strictObject({ criterion: text, status: text, how: text }),
    statuses: z.strictObject({ met: text, notMet: text, notApplicable: text, notTested: text }),
    checks: wordsFor(Object.keys(checks)).describe('What each check is called.'),
    reasons: wordsFor([
      ...new Set(Object.values(all).flatMap(({ because }) => because ?? [])),
    ]).describe('Why a criterion does not apply, or was not tested.'),
    themes: wordsFor(themes).describe('The titles of the themes.'),
    criteria: wordsFor(criteria).describe('The titles of the criteria, shortened.'),
  });
