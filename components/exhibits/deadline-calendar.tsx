import * as z from 'zod';
import { defineBlock, verbatim } from '@/components/blocks/define-block';
import { formatDuration, formatPartialDate } from '@/lib/format';
import { DecidedExhibit, decisionProps } from './decision';
import { caption, day } from './exhibit';

export const DeadlineCalendar = defineBlock(
  {
    description: 'Dates on an axis, in order, with the time between them.',
    props: z.strictObject({
      dates: z
        .array(
          z.strictObject({
            date: day,
            title: z.string().describe('What is due.'),
            detail: z.string().describe('What it means, in a few words.'),
          }),
        )
        .optional()
        .describe('The dates; the site puts them in order.'),
      deadlines: z
        .array(verbatim)
        .optional()
        .describe(
          'Dates that `content/law/deadlines.yml` has, by their ids: nothing to repeat here.',
        ),
      caption,
      ...decisionProps,
    }),
  },
  (props) => {
    const { dates = [], deadlines = [], context } = props;
    const { locale } = context.page;
    const ofLaw = deadlines.map((id) => {
      const { date = '', title, text } = context.content.deadlineNamed(id, locale);
      return { date, title, detail: text };
    });
    const inOrder = [...dates, ...ofLaw].sort((a, b) => a.date.localeCompare(b.date));
    return (
      <DecidedExhibit kind="deadlineCalendar" block={props} nameless wide>
        <ol className="exhibit-body deadline-calendar">
          {inOrder.map(({ date, title, detail }, index) => (
            <li key={date + title}>
              <time dateTime={date}>{formatPartialDate(date, locale)}</time>
              <p>
                <strong>{title}</strong> <span className="small">{detail}</span>
              </p>
              <Gap from={date} to={inOrder[index + 1]?.date} />
            </li>
          ))}
        </ol>
      </DecidedExhibit>
    );

    function Gap({ from, to }: { from: string; to?: string }) {
      return (
        to && (
          <span className="deadline-calendar-gap">
            + {formatDuration(from, to, locale)}{' '}
            <span className="visually-hidden">{context.words.exhibits.untilNext}</span>
          </span>
        )
      );
    }
  },
);
