import * as z from 'zod';
import { Decision, decided } from '@/components/exhibits/decision';
import { Spreadsheet } from '@/components/exhibits/spreadsheet';
import type { BlockContext } from '@/lib/block-context';
import { defineBlock } from './define-block';
import { inContents, References, refs } from './section';

const question = z.strictObject({
  question: z.string().describe('What the inspector asks, in one sentence.'),
  tab: z.string().optional().describe('The same in a few words, where there are several.'),
  columns: z.array(z.string()).min(2).describe('Heads of the spreadsheet.'),
  rows: z
    .array(z.array(z.string()))
    .min(1)
    .describe('Its rows, a cell for each column. An empty cell is what is missing: it is circled.'),
  file: z.string().describe('The file of the platform that answers.'),
  ...decided,
  proof: z.string().describe('What the answer rests on.'),
});

/**
 * What an inspector asks, answered by a spreadsheet and by the platform. Radio buttons choose one question
 * without script; paper and screen readers have all of them.
 */
export const Inspection = defineBlock(
  {
    description:
      'Questions of an inspector, from edge to edge: a spreadsheet that cannot answer beside the decision that does. Between two sections; inside, folds with what else is asked.',
    inside: 'optional',
    props: z.strictObject({
      ...inContents,
      heading: z.string().describe('Heading, above the question.'),
      left: z.string().describe('What stands over the spreadsheet.'),
      right: z.string().describe('What stands over the decision.'),
      questions: z.array(question).min(1).max(4).describe('One question to four.'),
      refs,
    }),
  },
  ({ id, heading, left, right, questions, refs, children, context }) => (
    <section className="inspection green" id={id}>
      <h2>{heading}</h2>
      {questions.length > 1 && (
        <fieldset className="inspection-tabs no-print">
          <legend className="visually-hidden">{heading}</legend>
          {questions.map(({ tab, question }, index) => (
            <label key={question}>
              <input type="radio" name={id} defaultChecked={index === 0} /> {tab ?? question}
            </label>
          ))}
        </fieldset>
      )}
      {questions.map((props) => (
        <Question key={props.question} {...props} left={left} right={right} context={context} />
      ))}
      <p className="small">{context.words.exhibits.fictitiousNames}</p>
      {children && <div>{children}</div>}
      <References refs={refs} folded context={context} />
    </section>
  ),
);

type Props = z.infer<typeof question> & { left: string; right: string; context: BlockContext };

function Question({
  question,
  columns,
  rows,
  file,
  proof,
  left,
  right,
  context,
  ...decision
}: Props) {
  return (
    <div className="inspection-question">
      <h3>{question}</h3>
      <div>
        <p className="inspection-side no-print">{left}</p>
        <Spreadsheet {...{ columns, rows }} emptyCell={context.words.exhibits.emptyCell} />
      </div>
      <div>
        <p className="inspection-side no-print">{right}</p>
        <div className="exhibit-sheet">
          <p className="exhibit-bar">
            <strong>{file}</strong>
          </p>
          <Decision {...decision} context={context} />
          <p className="inspection-proof">{proof}</p>
        </div>
      </div>
    </div>
  );
}
