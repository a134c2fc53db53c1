import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { typesetProps } from '@/components/blocks/typeset-props';

const props = z.strictObject({
  title: z.string(),
  href: z.string().meta({ verbatim: true }),
  steps: z.array(z.strictObject({ label: z.string(), to: z.string().meta({ verbatim: true }) })),
});

test('props are typeset, except those that are addresses or identifiers', () => {
  const written = { title: "l'acte", href: "/l'acte", steps: [{ label: "l'acte", to: "l'acte" }] };
  expect(typesetProps(props, written, 'fr')).toEqual({
    title: 'l’acte',
    href: "/l'acte",
    steps: [{ label: 'l’acte', to: "l'acte" }],
  });
  expect(typesetProps(z.strictObject({}), { more: ['x'] }, 'fr')).toEqual({ more: ['x'] });
});

test('a component that asks for what its schema lacks does not compile', () => {
  const title = z.strictObject({ title: z.string() });
  const right = defineBlock({ description: 'x', props: title }, (props) => props.title);
  // @ts-expect-error The schema has no `heading`.
  const wrong = defineBlock({ description: 'x', props: title }, (props) => props.heading);
  for (const block of [right, wrong]) expect(block.definition.props).toBe(title);
});
