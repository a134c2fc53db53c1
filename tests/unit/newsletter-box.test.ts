import { expect, test } from 'vitest';
import { attribute, builtPages, named, textOf } from '../support/built-pages';

/* The box of the newsletter on the built pages: consent is given, never taken. */

const pages = await builtPages();

const boxes = pages.flatMap((page) =>
  named(page, 'input')
    .filter((input) => attribute(input, 'name') === 'newsletter')
    .map((input) => ({ page, input })),
);

test('it stands on the contact page of each language, and is not ticked', () => {
  expect(boxes.map(({ page }) => page.path)).toEqual(['/contact', '/en/contact']);
  for (const { input } of boxes) {
    expect(attribute(input, 'type')).toBe('checkbox');
    expect(attribute(input, 'checked')).toBeUndefined();
    expect(attribute(input, 'required')).toBeUndefined();
  }
});

test('its label says the words that are kept with the consent', () => {
  const labels = boxes.map(({ page, input }) =>
    named(page, 'label').find((label) => attribute(label, 'for') === attribute(input, 'id')),
  );
  expect(labels.map((label) => label && textOf(label).replace(/\s*\(.*\)$/, ''))).toEqual([
    'Je souhaite recevoir la lettre d’information',
    'I would like to receive the newsletter',
  ]);
});
