import * as z from 'zod';
import { caption, Exhibit, type ExhibitProps } from './exhibit';
import { chartOf, owner, ownership } from './ownership';
import { OwnershipChart } from './ownership-chart';

export const ownershipTreeProps = z
  .strictObject({
    client: z.string().describe('Name of the client.'),
    owners: z.array(owner).describe('Who owns the client directly.'),
    threshold: z
      .number()
      .describe(
        'Percent of capital or votes above which a person is a beneficial owner (CMF, R.561-1: 25).',
      ),
    caption,
  })
  .meta({
    description:
      'The owners of a client up to the natural persons; shares are multiplied along each chain and added up.',
  });

export function OwnershipTree(props: ExhibitProps<typeof ownershipTreeProps>) {
  const { client, owners, threshold, caption, page, words } = props;
  return (
    <Exhibit kind="ownership" title={client} caption={caption} words={words}>
      <OwnershipChart
        client={client}
        clientLabel={words.client}
        nodes={chartOf(ownership(owners, { threshold, orMore: false }), {
          page,
          words,
          classOf: ({ beneficial }) => (beneficial ? 'owner-beneficial' : undefined),
          verdict: ({ beneficial }) => (
            <span key="verdict">
              {beneficial ? words.beneficialOwner : words.notBeneficialOwner}
            </span>
          ),
        })}
      />
    </Exhibit>
  );
}
