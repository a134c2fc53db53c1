import * as z from 'zod';
import { answers } from './answers';
import { defineBlock } from './define-block';

/** The first question of the profession’s questionnaire, to be answered where it comes to mind. */
export const FirstQuestion = defineBlock(
  {
    description:
      'The first question of the profession’s questionnaire: its answers lead to the step after it. Beside the words of a section; a `KeyFigure` may stand inside, under it.',
    inside: 'optional',
    props: z.strictObject({
      title: z.string().describe('The question.'),
      answers,
    }),
  },
  ({ title, answers, children, context: { page, content } }) => {
    const { questionnaire } = content.professionPages(page);
    return (
      <div className="beside">
        {questionnaire && (
          <div className="first-question no-print">
            <h3>{title}</h3>
            <ul className="answers">
              {answers.map(({ label, to }) => (
                <li key={to}>
                  <a href={`${questionnaire.path}#${to}`}>
                    <span>{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {children}
      </div>
    );
  },
);
