import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import type { BlockContext } from '@/lib/block-context';
import { formatDate } from '@/lib/format';
import { ownersUnder, type Result } from '@/lib/law/beneficial-owners';
import { rule2027 } from '@/lib/law/beneficial-owners/rules';
import { ownershipProps, resultOf } from './ownership';

export const OwnershipCount = defineBlock(
  {
    description:
      'How many owners of a client are to be recorded today and from 10 July 2027, as two large numerals; calculated.',
    props: z.strictObject(ownershipProps),
  },
  ({ client, owners, context }) => (
    <OwnerNumerals result={resultOf(client, owners)} context={context} />
  ),
);

type Props = { result: Result; context: BlockContext };

/** The beneficial owners of a result, counted under both rules. */
export const OwnerNumerals = ({ result, context: { page, words } }: Props) => (
  <dl className="owner-numerals">
    <div>
      <dt>{words.exhibits.today}</dt>
      <dd>{ownersUnder('today', result).length}</dd>
    </div>
    <div className="owner-numerals-2027">
      <dt>{formatDate(rule2027.from, page.locale)}</dt>
      <dd>{ownersUnder('from2027', result).length}</dd>
    </div>
  </dl>
);
