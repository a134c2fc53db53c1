import * as z from 'zod';
import { defineBlock, verbatim } from '@/components/blocks/define-block';
import { Profession } from '@/components/blocks/professions';

/** The professions that have a questionnaire, each with the answer that it gives most, and the way for any other. */
export const ScopeProfessions = defineBlock(
  {
    description:
      'The professions that have a questionnaire, each a link to it with the answer that most of its readers get; last, the way to the contact form.',
    props: z.strictObject({
      answers: z
        .array(
          z.strictObject({
            trade: verbatim.describe('File name of the profession, without language.'),
            answer: z.string().max(22).describe('The answer, from one of its results.'),
            later: z.boolean().optional().describe('True where it holds from a later day on.'),
          }),
        )
        .describe('The answers; a profession that is not named has none.'),
      other: z.string().describe('Name of the last cell, for any other profession.'),
      otherText: z.string().describe('What to do then.'),
    }),
  },
  ({ answers, other, otherText, context: { page, content } }) => (
    <ul className="professions professions-scope">
      {content.sectorsIn(page.locale).map((sector) => {
        const profession = content.professionOf(sector);
        const { questionnaire } = content.professionPages(sector);
        return (
          questionnaire && (
            <Profession
              key={sector.name}
              sector={sector}
              path={questionnaire.path}
              answer={answers.find((answer) => answer.trade === profession)}
            />
          )
        );
      })}
      <li>
        <a className="profession" href={content.pageNamed('pages/contact', page.locale)?.path}>
          <span className="profession-name">{other}</span>{' '}
          <span className="profession-summary">{otherText}</span>
        </a>
      </li>
    </ul>
  ),
);
