import * as z from 'zod';
import { countries } from '@/lib/countries';

const text = z.string().min(1);

/** 2027-07-10; 2023-06 or 1998 where the source says no more. */
const date = z
  .string()
  .regex(/^\d{4}(-\d\d(-\d\d)?)?$/, {
    error: 'write a day, a month or a year in quotes: "2027-07-10"',
    abort: true,
  })
  .refine((value) => {
    const day = new Date(value);
    return Number.isNaN(day.valueOf()) || day.toISOString().startsWith(value);
  }, 'write a day that exists');

/**
 * `content/law/deadlines.yml`: the dates that the law sets, once for all languages.
 * @param professions names of the sector pages without their folder: lawyers
 */
export const deadlinesSchema = (professions: string[]) =>
  z.strictObject({
    reviewedOn: z.iso
      .date()
      .describe('Day of the last comparison with the sources; calendars hold what comes after it.'),
    deadlines: z
      .array(
        z.strictObject({
          id: z
            .string()
            .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in lower case, with hyphens: cash-limit')
            .describe('Its name, which never changes: calendars know the event by it.'),
          date: date
            .optional()
            .describe(
              'The day; a month or a year where the source gives no more; none for a period.',
            ),
          every: z
            .enum(['quarter', 'year'])
            .optional()
            .describe('How often it comes back, in calendars too; the date is the next one.'),
          countries: z.array(z.enum(countries)).min(1).describe('Whose readers it concerns.'),
          professions: z
            .array(z.enum(professions))
            .min(1)
            .optional()
            .describe('Whom it concerns, by the file of the sector page; all of them without.'),
        }),
      )
      .superRefine((deadlines, context) => {
        const refuse = (path: PropertyKey[], input: unknown, message: string) =>
          context.addIssue({ code: 'custom', path, input, message });
        for (const [index, { id, date: day, every }] of deadlines.entries()) {
          if (deadlines.findIndex((other) => other.id === id) < index)
            refuse([index, 'id'], id, 'choose another: an earlier deadline has this one');
          if (every && day?.length !== 10)
            refuse([index, 'every'], every, 'give the day that comes next as its date');
        }
      }),
  });

export type DeadlineDates = z.infer<ReturnType<typeof deadlinesSchema>>;

const deadlineWords = {
  title: text.max(60).describe('What is due or changes, in a few words.'),
  text: text.max(170).describe('What it means, in one line.'),
  refs: text.describe('The article, or who says so.'),
};

const when = text
  .max(40)
  .describe('When, in words: there is no single day, or it comes back every year.');

/** `content/law/deadlines.<locale>.yml`: the words of every deadline, by its id; all of them and no other. */
export const deadlineWordsSchema = ({ deadlines }: DeadlineDates) =>
  z.strictObject({
    deadlines: z.strictObject(
      Object.fromEntries(
        deadlines.map((deadline) => [
          deadline.id,
          z.strictObject(isRecurring(deadline) ? { ...deadlineWords, when } : deadlineWords),
        ]),
      ),
    ),
  });

/** Whether a deadline comes back, or runs from an event: it has no single day of its own. */
export const isRecurring = ({ date, every }: { date?: string; every?: string }) => every || !date;

export type DeadlineWords = Record<keyof typeof deadlineWords, string> & { when?: string };
