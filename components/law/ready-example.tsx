import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { caption, day, Exhibit, initials, LedgerTable } from '@/components/exhibits/exhibit';
import { readyReminder } from '@/lib/calendar-file';
import { fill, formatDate } from '@/lib/format';
import { shiftDay } from '@/lib/law/periods';
import { DaysUntil } from './days-until';

/** The list that the page of readiness comes to, filled in: what one takes away, before a first answer. */
export const ReadyExample = defineBlock(
  {
    description:
      'An example of the list that answers come to: how far the day is, points with who does them by when, and the reminder in the calendar.',
    props: z.strictObject({
      date: day,
      event: z.string().describe('What happens on that day: stands after it.'),
      points: z
        .array(
          z.strictObject({
            todo: z.string().describe('What is left to do, in a few words.'),
            refs: z.string().describe('The article that it rests on.'),
            who: initials.unwrap().describe('Initials of whoever does it, as "LM".'),
            by: day,
            done: z.boolean().optional().describe('True once it is done.'),
          }),
        )
        .min(1)
        .describe('The points, in their order.'),
      caption,
    }),
  },
  ({ date, event, points, caption: text, context }) => {
    const { page, words, content } = context;
    const { ready, exhibits } = words;
    const { locale } = page;
    const reminder = shiftDay(date, -readyReminder);
    const reminded = points.find(({ by, done }) => !done && by >= reminder);
    return (
      <>
        <DaysUntil date={date} event={event} context={context} />
        <Exhibit
          kind="readyList"
          title={content.templateOf('ready', locale)?.text.title}
          caption={text}
          context={context}
        >
          <LedgerTable>
            <tbody>
              {points.map(({ todo, refs, who, by, done }) => (
                <tr key={todo}>
                  <th scope="row">
                    {todo} <span className="ledger-source">{refs}</span>
                  </th>
                  <td>
                    {done ? (
                      <span className="chip">{exhibits.done}</span>
                    ) : (
                      <>
                        <strong>{who}</strong>
                        <span className="ledger-source">{formatDate(by, locale)}</span>
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </LedgerTable>
          {reminded && (
            <p className="exhibit-foot">
              {fill(ready.reminder, { date: formatDate(reminder, locale) })}{' '}
              <strong>{reminded.todo}</strong>
            </p>
          )}
        </Exhibit>
      </>
    );
  },
);
