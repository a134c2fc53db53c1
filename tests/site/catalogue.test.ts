import { expect, test } from 'vitest';
import * as z from 'zod';
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

test('props are listed with the keys of their groups, which may contain themselves', () => {
  const person = z.strictObject({
    name: z.string().describe('Name.'),
    level: z.enum(['low', 'high']).optional().describe('Level.'),
    get children() {
      return z.array(person).optional().describe('Children.');
    },
  });
  const props = z.strictObject({
    people: z.array(person).describe('People.'),
    more: z.strictObject({ count: z.number() }).describe('More.'),
    tags: z.array(z.string()).describe('Tags.'),
  });
  const rows = propRows(props).map(({ name, type, optional }) => [name, type, optional]);
  expect(rows).toEqual([
    ['people', 'list of groups', false],
    ['people.name', 'text', false],
    ['people.level', '"low" or "high"', true],
    ['people.children', 'list of same groups', true],
    ['more', 'group', false],
    ['more.count', 'number', false],
    ['tags', 'list of texts', false],
  ]);
});
