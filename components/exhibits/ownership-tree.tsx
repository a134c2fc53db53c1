import * as z from 'zod';
import { caption, Exhibit, type ExhibitProps } from './exhibit';
import { chartOf, owner, resultOf, unnamedIn } from './ownership';
import { OwnershipChart } from './ownership-chart';

export const ownershipTreeProps = z
  .strictObject({
    client: z.string().describe('Name of the client.'),
    owners: z.array(owner).describe('Who owns the client directly.'),
    caption,
  })
  .meta({
    description:
      'The owners of a client up to the natural persons, under the rule of today; shares are multiplied along each chain and added up.',
  });

export function OwnershipTree(props: ExhibitProps<typeof ownershipTreeProps>) {
  const { client, owners, caption, page, words } = props;
  return (
    <Exhibit kind="ownership" title={client} caption={caption} words={words}>
      <OwnershipChart
        client={client}
        clientLabel={words.client}
        nodes={chartOf(owners, {
          ...{ page, words, result: resultOf(client, owners) },
          classOf: ({ owner: { today } }) => (today ? 'owner-beneficial' : undefined),
          verdict: (person) => (
            <span key="verdict">
              {person.owner.today ? words.beneficialOwner : unnamedIn(person, words)}
            </span>
          ),
        })}
      />
    </Exhibit>
  );
}
