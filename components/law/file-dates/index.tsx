import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { caption, Exhibit } from '@/components/exhibits/exhibit';
import { Island } from '@/components/layout/island';
import { fill, formatDate } from '@/lib/format';
import { countries } from '@/lib/law/countries';
import { dueDates, type FileDays, type Start, startNames } from '@/lib/law/file-dates';
import { DatesList } from './dates-list';
import { FileDatesForm } from './form';

const day = z.iso.date().meta({ verbatim: true });

/** The tool that works out the dates of a file, and under it an example, which needs no script. */
export const FileDates = defineBlock(
  {
    description:
      'Works out the days that the law sets in a file, from those that a visitor enters; under it an example, which needs no script.',
    embeddable: true,
    props: z.strictObject({
      example: z
        .strictObject({
          title: z.string().describe('What the example is about, in a few words.'),
          caption,
          country: z.enum(countries).describe('Whose law.'),
          readOn: day.describe('The day on which it is read.'),
          days: z
            .array(
              z.strictObject({
                kind: z
                  .enum(startNames as [Start, ...Start[]])
                  .meta({ verbatim: true })
                  .describe('What happened.'),
                day: day.describe('When.'),
              }),
            )
            .min(1)
            .describe('The days of the file; the site works out the rest.'),
        })
        .describe('A worked example.'),
    }),
  },
  ({ example, context }) => {
    const { page, words } = context;
    const days: FileDays = Object.fromEntries(
      example.days.map(({ kind, day: given }) => [kind, given]),
    );
    const props = {
      words: words.fileDates,
      names: words.footer.countries,
      locale: page.locale,
    };
    const { country, readOn } = example;
    return (
      <>
        <div className="sheet tool-sheet">
          <Island
            bundle="dates"
            component={FileDatesForm}
            data={{ ...props, example: { country, days } }}
          />
        </div>
        <Exhibit
          kind="deadlineCalendar"
          title={example.title}
          detail={fill(words.fileDates.readOn, { date: formatDate(readOn, page.locale) })}
          caption={example.caption}
          context={context}
          nameless
          wide
        >
          <div className="exhibit-body">
            <DatesList {...props} days={days} dates={dueDates(days, country)} today={readOn} />
          </div>
        </Exhibit>
      </>
    );
  },
);
