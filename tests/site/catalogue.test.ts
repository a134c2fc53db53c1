import { expect, test } from 'vitest';
import * as registry from '@/.generated/blocks';
import type { Block } from '@/components/blocks/define-block';
import { propRows } from '@/components/catalogue/prop-rows';

test('every block and every prop says what it is for', () => {
  const blocks: Record<string, Block> = registry;
  const silent = Object.entries(blocks).flatMap(([block, { definition }]) => [
    ...(definition.description ? [] : [block]),
    ...propRows(definition.props).flatMap(({ name, description }) =>
      description ? [] : [`${block}: ${name}`],
    ),
  ]);
  expect(silent).toEqual([]);
});
