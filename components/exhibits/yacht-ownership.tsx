import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { fill } from '@/lib/format';
import { DecidedExhibit, decisionProps } from './decision';
import { caption } from './exhibit';

const code = z.string().length(2).optional();

const link = z.strictObject({
  name: z.string().describe('Name of the company or person.'),
  kind: z.string().describe('What it is to the link before.'),
  country: z.string().describe('Its country.'),
  countryCode: code.describe('The two letters of the country, as "LU".'),
  evidence: z.string().describe('The document that proves it.'),
  person: z.boolean().optional().describe('True for a natural person; several may end the chain.'),
});

type Link = z.infer<typeof link>;

export const YachtOwnership = defineBlock(
  {
    description:
      'The chain from a yacht to the persons behind it, each link with its country and its proof.',
    props: z.strictObject({
      yacht: z.string().describe('Name of the yacht.'),
      flag: z.string().describe('The country whose flag it flies.'),
      flagCode: code.describe('Its two letters (ISO 3166-1), as "MT": drawn in a disc.'),
      links: z.array(link).describe('From the owning company to the natural persons.'),
      caption,
      ...decisionProps,
    }),
  },
  (props) => {
    const { yacht, flag, flagCode, links, context } = props;
    const words = context.words.exhibits;
    const persons = links.filter(({ person }) => person);
    const chain = persons.length > 1 ? links.filter(({ person }) => !person) : links;
    return (
      <DecidedExhibit kind="yachtOwnership" block={props} wide>
        <ol className="exhibit-body yacht-ownership">
          <li>
            <Disc code={flagCode} />
            <strong>{yacht}</strong> <span>{fill(words.flag, { flag })}</span>
          </li>
          {chain.map(node)}
          {persons.length > 1 && (
            <li className="yacht-ownership-persons">
              <ul className="yacht-ownership-row">{persons.map(node)}</ul>
            </li>
          )}
        </ol>
      </DecidedExhibit>
    );

    function node({ name, kind, country, countryCode, evidence, person }: Link) {
      return (
        <li key={name} className={person ? 'yacht-ownership-person' : undefined}>
          <Disc code={countryCode} />
          <strong>{name}</strong>{' '}
          <span>
            {kind}, {country}
          </span>{' '}
          <span className="small">{fill(words.evidence, { evidence })}</span>
        </li>
      );
    }
  },
);

/** The letters of a country, which is named beside them. */
function Disc({ code }: { code?: string }) {
  return (
    <span className="disc yacht-ownership-disc" aria-hidden="true">
      {code}
    </span>
  );
}
