import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { caption, Exhibit } from './exhibit';
import { chartOf, ownershipProps, resultOf, unnamedIn } from './ownership';
import { OwnershipChart } from './ownership-chart';

export const OwnershipTree = defineBlock(
  {
    description:
      'The owners of a client up to the natural persons, under the rule of today; shares are multiplied along each chain and added up.',
    props: z.strictObject({
      ...ownershipProps,
      caption,
    }),
  },
  (props) => {
    const { client, owners, caption, context } = props;
    const words = context.words.exhibits;
    return (
      <Exhibit kind="ownership" title={client} caption={caption} context={context}>
        <OwnershipChart
          client={client}
          clientLabel={words.client}
          nodes={chartOf(owners, {
            context,
            result: resultOf(client, owners),
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
  },
);
