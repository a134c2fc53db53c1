import { describe, expect, test } from 'vitest';
import { attribute, type Element, first, pageAt, textOf, within } from '../support/built-pages';
import { formCases } from '../support/form-cases';

/* Which fields the forms have (specification, sections 3 and 9), as they stand in the page. */

/** A control's `type` in the DOM. */
const kindOf = (control: Element) =>
  ({ select: 'select-one', textarea: 'textarea' })[control.tagName] ?? attribute(control, 'type');

describe.each(formCases)('the $name', ({ path, fields, shared }) => {
  const form = first(pageAt(path), 'form');
  const controls = within(form, 'input', 'select', 'textarea').filter(
    (control) => kindOf(control) !== 'hidden',
  );

  test('asks for its fields, by name, kind and order; last stands the honeypot', () => {
    expect(controls.map((control) => [attribute(control, 'name'), kindOf(control)])).toEqual([
      ...fields.map(({ name, control }) => [name, control]),
      ['website', 'text'],
    ]);
  });

  test.each(fields)('$name has a label that says whether it is optional, and is empty', ({
    name,
    control: kind,
    optional,
    autocomplete,
    options,
    rows,
  }) => {
    const control = controls.find((each) => attribute(each, 'name') === name) as Element;
    const given = (key: string) => attribute(control, key);
    expect(given('required') === undefined).toBe(Boolean(optional));
    const labels = within(form, 'label').filter((label) => attribute(label, 'for') === given('id'));
    expect(labels.map(textOf)).toEqual([expect.stringMatching(/\p{L}{3}/u)]);
    expect(labels.map(textOf).join().includes(`(${shared.optional})`)).toBe(Boolean(optional));
    if (kind !== 'checkbox' && kind !== 'select-one') expect(given('maxlength')).toMatch(/^\d+$/);
    if (autocomplete) expect(given('autocomplete')).toBe(autocomplete);
    if (rows) expect(given('rows')).toBe(String(rows));
    if (options)
      expect(within(control, 'option').map((option) => attribute(option, 'value'))).toEqual(
        options,
      );
    expect([given('value') || undefined, given('checked')]).toEqual([undefined, undefined]);
  });
});
