import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readBlocks } from '@/scripts/content/blocks';

const blocks = readBlocks();

test('the guide names every block', () => {
  const guide = readFileSync('docs/blocks-and-exhibits.md', 'utf8');
  expect([...blocks.keys()].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('props are those of the components’ types, with their comments', () => {
  const hero = blocks.get('Hero');
  expect(hero?.inside).toBe('optional');
  expect(z.toJSONSchema(hero?.props ?? z.never())).toMatchObject({
    properties: {
      more: {
        required: ['href', 'label'],
        description: 'A second way on, beside the demo button.',
      },
      refs: { type: 'array', items: { type: 'string' } },
      plain: { type: 'boolean', description: 'True leaves the demo button out.' },
    },
    additionalProperties: false,
  });
  expect(blocks.get('RiskMatrix')?.props.shape.result?.safeParse('extreme').success).toBe(false);
});
