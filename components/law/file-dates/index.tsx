import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { day } from '@/components/exhibits/exhibit';
import { Island } from '@/components/layout/island';
import { countries } from '@/lib/countries';
import { startNames } from '@/lib/law/file-dates';
import { demoWay } from '../demo-way';
import { FileDatesForm } from './form';

/** The tool that works out the dates of a file. */
export const FileDates = defineBlock(
  {
    description:
      'Works out the days that the law sets in a file, from those that a visitor enters; until then it draws an example.',
    embeddable: true,
    props: z.strictObject({
      example: z
        .strictObject({
          title: z.string().describe('What the example is about, in a few words.'),
          country: z.enum(countries).describe('Whose law.'),
          readOn: day.describe('The day on which it is read.'),
          days: z
            .array(
              z.strictObject({
                kind: z.enum(startNames).meta({ verbatim: true }).describe('What happened.'),
                day: day.describe('When.'),
              }),
            )
            .min(1)
            .describe('The days of the file; the site works out the rest.'),
        })
        .describe('Days that a visitor may try it with.'),
    }),
  },
  ({ example: { days, ...example }, context }) => (
    <div className="sheet tool-sheet">
      <Island
        bundle="dates"
        component={FileDatesForm}
        data={{
          words: context.words.fileDates,
          names: context.words.footer.countries,
          locale: context.page.locale,
          demo: demoWay(context),
          example: {
            ...example,
            days: Object.fromEntries(days.map(({ kind, day }) => [kind, day])),
          },
        }}
      />
    </div>
  ),
);
