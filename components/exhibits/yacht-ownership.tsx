import * as z from 'zod';
import { fill } from '@/lib/format';
import { caption, Exhibit, type ExhibitProps } from './exhibit';

export const yachtOwnershipProps = z
  .strictObject({
    yacht: z.string().describe('Name of the yacht.'),
    flag: z.string().describe('The country whose flag it flies.'),
    links: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the company or person.'),
          kind: z.string().describe('What it is to the link below.'),
          country: z.string().describe('Its country.'),
          evidence: z.string().describe('The document that proves it.'),
          person: z
            .boolean()
            .optional()
            .describe('True for a natural person; several may end the chain.'),
        }),
      )
      .describe('From the owning company up to the natural persons.'),
    caption,
  })
  .meta({
    description:
      'The chain from a yacht to the persons behind it, each link with its country and its proof.',
  });

export function YachtOwnership(props: ExhibitProps<typeof yachtOwnershipProps>) {
  const { yacht, flag, links, caption, words } = props;
  return (
    <Exhibit caption={caption} words={words}>
      <ol className="yacht-ownership exhibit-list exhibit-cards">
        <li className="yacht-ownership-yacht">
          <strong>{yacht}</strong>
          <span>{fill(words.flag, { flag })}</span>
        </li>
        {links.map(({ name, kind, country, evidence, person }) => (
          <li key={name} className={person ? 'yacht-ownership-person' : undefined}>
            <strong>{name}</strong>
            <span>
              {kind}, {country}
            </span>
            <span className="small">{fill(words.evidence, { evidence })}</span>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
