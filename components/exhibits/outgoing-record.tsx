import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { colonIn } from '@/lib/locale';
import { Chip, caption, Exhibit } from './exhibit';

/** All that leaves the platform for a comparison, in large, and what stays behind. */
export const OutgoingRecord = defineBlock(
  {
    description:
      'What is sent to somebody outside, field by field, in large; under it what is not.',
    props: z.strictObject({
      to: z.string().describe('Who receives it: stands in the bar.'),
      fields: z
        .array(
          z.strictObject({
            name: z.string().describe('Name of the field.'),
            value: z.string().describe('What it holds.'),
          }),
        )
        .min(1)
        .describe('Each field that leaves, with the value of the example.'),
      kept: z.array(z.string()).min(1).describe('What does not leave.'),
      caption,
    }),
  },
  ({ to, fields, kept, caption, context }) => (
    <Exhibit kind="dataFlow" title={to} caption={caption} context={context} wide>
      <dl className="outgoing-record">
        {fields.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="exhibit-foot outgoing-record-kept">
        {context.words.exhibits.kept}
        {colonIn(context.page.locale)}{' '}
        {kept.map((part, index) => (
          <span key={part} data-markdown={index > 0 ? 'separate' : undefined}>
            <Chip>{part}</Chip>
          </span>
        ))}
      </p>
    </Exhibit>
  ),
);
