import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { typesetProps } from '@/components/blocks/typeset-props';

const props = z.strictObject({
  title: z.string(),
  href: z.string().meta({ verbatim: true }),
  steps: z.array(z.strictObject({ label: z.string(), to: z.string().meta({ verbatim: true }) })),
});

test('a block is drawn with what its schema lets a writer give it', () => {
  const Quote = defineBlock({ description: 'A quotation.', props }, ({ title }) => title);
  expect(Quote.definition).toMatchObject({ description: 'A quotation.', props });
  expectTypeOf(Quote).parameter(0).toHaveProperty('title').toEqualTypeOf<string>();
  // @ts-expect-error: the schema has no such prop
  defineBlock({ description: 'A quotation.', props }, ({ titel }) => titel);
  // @ts-expect-error: nothing may stand inside
  defineBlock({ description: 'A quotation.' }, ({ children }) => children);
  defineBlock({ description: 'A quotation.', inside: 'optional' }, ({ children }) => children);
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
