import * as z from 'zod';
import { defineBlock, verbatim } from '@/components/blocks/define-block';
import { day } from '@/components/exhibits/exhibit';
import { DemoLink } from '@/components/layout/demo-link';
import { Pictogram } from '@/components/layout/pictogram';
import { PrintButton } from '@/components/layout/print-button';
import { fill, formatDate } from '@/lib/format';
import { regulationDay } from '@/lib/law/file-dates';
import { DaysUntil } from './days-until';

/*
 * What a firm has to have ready, as questions. The style sheet shows what to do where the answer is no, and paper
 * is the list of what is left; a script makes files of it (browser/ready.ts). Nothing keeps or sends an answer.
 */

/** A question and what to do where the answer is not yes. */
export const ReadyQuestion = defineBlock(
  {
    description:
      'A question of a `ReadyList`, answered by yes, not yet or no. Inside: what to do, shown unless the answer is yes.',
    inside: 'required',
    props: z.strictObject({
      id: verbatim.describe('Name of its answer, unique on the page.'),
      title: z.string().describe('The question, which yes answers well.'),
      refs: z.array(z.string()).min(1).describe('The articles that it rests on.'),
      from: z.iso
        .date()
        .meta({ verbatim: true })
        .optional()
        .describe('Day from which it applies; left out where it applies today.'),
      example: z
        .boolean()
        .optional()
        .describe('Shows what “not yet” leads to, until it is answered: the first of the page.'),
    }),
  },
  ({ id, title, refs, from, example, children, context: { page, words } }) => {
    const { ready, fileDates } = words;
    const answers = [
      ['yes', ready.answers.yes],
      ['not-yet', ready.answers.notYet],
      ['no', ready.answers.no],
    ];
    const since = from ? fill(ready.from, { date: formatDate(from, page.locale) }) : ready.today;
    return (
      <li className="ready-question" data-from={from}>
        <fieldset>
          <legend>{title}</legend>
          <div className="segments">
            {answers.map(([value, label]) => (
              <label key={value}>
                <input type="radio" name={id} value={value} /> {label}
              </label>
            ))}
          </div>
        </fieldset>
        {example && (
          <p className="ready-example small" data-markdown="none">
            <span className="chip">{fileDates.example}</span>{' '}
            {fill(ready.adds, { answer: ready.answers.notYet })}
          </p>
        )}
        <div className="ready-todo">
          {children}
          <p className="references small">
            <span className="ready-since">{since}</span>
            <span className="ready-dot"> · </span>
            <span className="ready-articles">{refs.join(' · ')}</span>
          </p>
        </div>
      </li>
    );
  },
);

/** Questions on one subject, whose numbers go on from list to list. */
export const ReadyList = defineBlock(
  {
    description: 'Questions for every profession on one subject, a `ReadyQuestion` each.',
    inside: 'required',
    props: z.strictObject({
      title: z.string().describe('What they are about: stands beside them.'),
    }),
  },
  ({ title, children }) => (
    <div className="ready-group">
      <h3>{title}</h3>
      <ol className="ready">{children}</ol>
    </div>
  ),
);

/** The questions of one profession, folded, with the way to its demo. */
export const ReadyProfession = defineBlock(
  {
    description:
      'The questions of one profession, folded under its name, a `ReadyQuestion` each. Nothing where the profession has no page.',
    inside: 'required',
    props: z.strictObject({
      trade: verbatim.describe('Name of the profession’s file in `content/sectors`: "lawyers".'),
    }),
  },
  ({ trade, children, context }) => {
    const { page, words, content } = context;
    const { sector } = content.professionPages({ name: trade, locale: page.locale });
    if (!sector) return null;
    return (
      <details className="details ready-profession" id={content.professionAnchor(sector)}>
        <summary>
          <h3>
            <Pictogram name={sector.name} />
            {sector.navTitle}
          </h3>
        </summary>
        <ol className="ready">{children}</ol>
        <p className="actions no-print">
          <DemoLink context={context} label={words.ready.demo} profession={trade} />
        </p>
      </details>
    );
  },
);

/**
 * How many questions are answered, and how many points that leaves to do: the style sheet counts, a script draws
 * a cell for each.
 */
export const ReadyCount = defineBlock(
  {
    description:
      'How many of the questions of the page are answered. It stands after the last `Section` with questions, and is drawn above the first.',
  },
  ({ context: { words } }) => (
    <p className="row ready-count no-print" data-markdown="none">
      <span className="ready-answered">{words.ready.answered}</span>{' '}
      <span className="ready-open">{words.ready.open}</span>{' '}
      <a href="#ready-result">{words.ready.toList}</a>{' '}
      <span className="ready-progress" aria-hidden="true" hidden />
    </p>
  ),
);

/** What makes a list of the answers, on the screen and on paper. */
export const ReadyResult = defineBlock(
  {
    description:
      'A tick that leaves only what is left to do of the questions of the page, and the buttons that print it or make a file of it.',
    props: z.strictObject({
      example: z
        .strictObject({
          todo: z.string().describe('What is left to do, in a few words.'),
          refs: z.string().describe('The article that it rests on.'),
          by: day,
        })
        .describe('A row of the list, before the first answer.'),
    }),
  },
  ({ example, context }) => {
    const { page, words, content } = context;
    const { ready } = words;
    const template = content.templateOf('ready', page.locale);
    return (
      <div className="sheet ready-result no-print" id="ready-result" data-ready="">
        <div className="ready-head green">
          <p className="ready-total">
            <span>{ready.open}</span>
          </p>
          <p className="ready-total ready-answered">
            <span>{ready.answered}</span>
          </p>
          <DaysUntil date={regulationDay} context={context} />
          <p className="ready-none">{ready.none}</p>
          <div className="actions">
            <PrintButton className="button">{ready.print}</PrintButton>
            {template && (
              <button
                className="button button-outlined"
                type="button"
                data-ready-document={content.documentPath(template)}
                data-failure={ready.failed}
                data-markdown="none"
                hidden
              >
                {ready.document}
              </button>
            )}
            <button
              className="button button-outlined"
              type="button"
              data-ready-calendar={page.heading}
              data-markdown="none"
              hidden
            >
              {ready.calendar}
            </button>
          </div>
        </div>
        <p className="ready-sample" data-markdown="none">
          <span className="chip">{words.fileDates.example}</span> <strong>{example.todo}</strong>{' '}
          <span className="small">{`${example.refs} · ${formatDate(example.by, page.locale)}`}</span>
        </p>
        <ol className="ready-points" data-markdown="none" hidden />
        <label>
          <input type="checkbox" id="ready-left" /> {ready.onlyLeft}
        </label>
        <p
          className="tool-said"
          role="status"
          data-empty={ready.empty}
          data-undated={ready.undated}
          data-made={ready.made}
          data-markdown="none"
        />
        <p className="tool-said" role="alert" data-markdown="none" />
        <p className="small" data-ready-note={ready.fileName} data-markdown="none" hidden>
          {ready.note}
        </p>
      </div>
    );
  },
);
