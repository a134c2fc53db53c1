import * as z from 'zod';
import { defineBlock } from './define-block';

/** The first question of the profession’s questionnaire, to be answered where it comes to mind. */
export const FirstQuestion = defineBlock(
  {
    description:
      'The first question of the profession’s questionnaire: its answers lead to the step after it. Beside the words of a section.',
    props: z.strictObject({
      title: z.string().describe('The question.'),
      answers: z
        .array(
          z.strictObject({
            label: z.string().describe('Words of the answer.'),
            to: z
              .string()
              .meta({ verbatim: true })
              .describe('The `id` of the step of the questionnaire that it leads to.'),
          }),
        )
        .min(2)
        .describe('Its answers, as in the questionnaire.'),
    }),
  },
  ({ title, answers, context: { page, content } }) => {
    const questionnaire = content.pageNamed(`scope/${content.professionOf(page)}`, page.locale);
    if (!questionnaire) return null;
    return (
      <div className="first-question" data-markdown="none">
        <p className="first-question-lead">{questionnaire.lead}</p>
        <h3>{title}</h3>
        <ul>
          {answers.map(({ label, to }) => (
            <li key={to}>
              <a href={`${questionnaire.path}#${to}`}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    );
  },
);
