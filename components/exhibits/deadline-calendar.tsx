import { Fragment } from 'react';
import * as z from 'zod';
import { defineBlock, verbatim } from '@/components/blocks/define-block';
import { fill, formatDate, formatDuration, formatPartialDate } from '@/lib/format';
import { isToCome, lastDayOf } from '@/lib/law/calendar-days';
import { DecidedExhibit, decisionProps } from './decision';
import { Chip, caption, day } from './exhibit';

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
            done: z
              .boolean()
              .optional()
              .describe('Needs `today`. True once it is done; false if not: then late once past.'),
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
      today: day
        .optional()
        .describe(
          'Day on which an invented file is read: it is marked, and days are counted from it. Without it where dates are real, because a reader has a day of their own.',
        ),
      caption,
      ...decisionProps,
    }),
  },
  (props) => {
    const { dates = [], deadlines = [], today = '', context } = props;
    const { locale } = context.page;
    const words = context.words.exhibits;
    const ofLaw = deadlines.map((id) => {
      const { date = '', title, text } = context.content.deadlineNamed(id, locale);
      return { date, title, detail: text, done: undefined };
    });
    const inOrder = [...dates, ...ofLaw].sort((a, b) => a.date.localeCompare(b.date));
    const todayAt = today ? inOrder.filter(({ date }) => !isToCome(date, today)).length : -1;
    return (
      <DecidedExhibit kind="deadlineCalendar" block={props} nameless wide>
        <ol className="exhibit-body deadline-calendar">
          {todayAt === 0 && <Today />}
          {inOrder.map(({ date, title, detail, done }, index) => (
            <Fragment key={date + title}>
              <li className={index < todayAt ? markOf(date, done) : undefined}>
                <time dateTime={date}>{formatPartialDate(date, locale)}</time>
                <p>
                  <strong>{title}</strong> <span className="small">{detail}</span>
                </p>
                {today && <State date={date} done={done} />}
                {index + 1 !== todayAt && <Gap from={date} to={inOrder[index + 1]?.date} />}
              </li>
              {index + 1 === todayAt && <Today />}
            </Fragment>
          ))}
        </ol>
      </DecidedExhibit>
    );

    function Today() {
      return (
        <li className="deadline-calendar-today">
          <span>{words.today}</span> <time dateTime={today}>{formatDate(today, locale)}</time>
        </li>
      );
    }

    function markOf(date: string, done?: boolean) {
      const late = done === false && lastDayOf(date) < today;
      return late ? 'deadline-calendar-past deadline-calendar-late' : 'deadline-calendar-past';
    }

    function State({ date, done }: { date: string; done?: boolean }) {
      if (done) return <Chip>{words.done}</Chip>;
      if (isToCome(date, today))
        return <Chip>{fill(words.daysLeft, { time: formatDuration(today, date, locale) })}</Chip>;
      return (
        done === false &&
        lastDayOf(date) < today && (
          <span className="chip chip-brass risk risk-medium">
            {fill(words.late, { time: formatDuration(date, today, locale) })}
          </span>
        )
      );
    }

    function Gap({ from, to }: { from: string; to?: string }) {
      return (
        to && (
          <span className="deadline-calendar-gap">
            + {formatDuration(from, to, locale)}{' '}
            <span className="visually-hidden">{words.untilNext}</span>
          </span>
        )
      );
    }
  },
);
