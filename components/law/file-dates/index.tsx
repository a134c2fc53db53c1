import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { caption, day, Exhibit } from '@/components/exhibits/exhibit';
import { Island } from '@/components/layout/island';
import { fill, formatDate } from '@/lib/format';
import { countries } from '@/lib/law/countries';
import { dueDates, type FileDays, type Start, startNames } from '@/lib/law/file-dates';
import { DatesList } from './dates-list';
import { FileDatesForm } from './form';

const fileOf = {
  country: z.enum(countries).describe('Whose law.'),
  days: z
    .array(
      z.strictObject({
        kind: z.enum(startNames).meta({ verbatim: true }).describe('What happened.'),
        day: day.describe('When.'),
      }),
    )
    .min(1)
    .describe('The days of the file; the site works out the rest.'),
};

const daysIn = (days: { kind: Start; day: string }[]): FileDays =>
  Object.fromEntries(days.map(({ kind, day: given }) => [kind, given]));

/** The tool that works out the dates of a file. */
export const FileDates = defineBlock(
  {
    description:
      'Works out the days that the law sets in a file, from those that a visitor enters.',
    embeddable: true,
    props: z.strictObject({
      example: z.strictObject(fileOf).describe('Days that a visitor may try it with.'),
    }),
  },
  ({ example: { country, days }, context: { page, words } }) => (
    <div className="sheet tool-sheet">
      <Island
        bundle="dates"
        component={FileDatesForm}
        data={{
          words: words.fileDates,
          names: words.footer.countries,
          locale: page.locale,
          example: { country, days: daysIn(days) },
        }}
      />
    </div>
  ),
);

/** What the tool comes to, drawn: it needs no script. */
export const FileDatesExample = defineBlock(
  {
    description:
      'An example of what `FileDates` works out: the days that follow from those of a file.',
    props: z.strictObject({
      title: z.string().describe('What the example is about, in a few words.'),
      caption,
      readOn: day.describe('The day on which it is read.'),
      ...fileOf,
    }),
  },
  ({ title, caption: text, country, readOn, days: given, context }) => {
    const { page, words } = context;
    const days = daysIn(given);
    return (
      <Exhibit
        kind="deadlineCalendar"
        title={title}
        detail={fill(words.fileDates.readOn, { date: formatDate(readOn, page.locale) })}
        caption={text}
        context={context}
        nameless
      >
        <div className="exhibit-body">
          <DatesList
            words={words.fileDates}
            names={words.footer.countries}
            locale={page.locale}
            days={days}
            dates={dueDates(days, country)}
            today={readOn}
          />
        </div>
      </Exhibit>
    );
  },
);
