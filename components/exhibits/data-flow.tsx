import * as z from 'zod';
import { caption, Exhibit, type ExhibitProps } from './exhibit';

export const dataFlowProps = z
  .strictObject({
    steps: z
      .array(
        z.strictObject({
          place: z.string().describe('Where the data stand.'),
          what: z.string().describe('What arrives there.'),
          access: z.string().describe('Who can read it.'),
          protection: z.string().describe('How it is protected.'),
        }),
      )
      .describe('The places, in the order in which data reach them.'),
    caption,
  })
  .meta({
    description:
      'Where data travel: each place, what arrives there, who reads it, how it is protected.',
  });

export function DataFlow({ steps, caption, words }: ExhibitProps<typeof dataFlowProps>) {
  return (
    <Exhibit caption={caption} words={words} nameless>
      <ol className="data-flow exhibit-list exhibit-cards">
        {steps.map(({ place, what, access, protection }) => (
          <li key={place}>
            <p className="data-flow-place">{place}</p>
            <dl>
              <dt>{words.what}</dt>
              <dd>{what}</dd>
              <dt>{words.access}</dt>
              <dd>{access}</dd>
              <dt>{words.protection}</dt>
              <dd>{protection}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
