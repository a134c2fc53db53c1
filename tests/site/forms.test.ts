import { describe, expect, test } from 'vitest';
import { formFields } from '@/components/forms/fields';
import { pageAt } from '@/lib/content';
import { answerPage } from '@/supabase/functions/_shared/answer-page';
import { schemas } from '@/supabase/functions/_shared/schemas';

const forms = (['demo', 'contact'] as const).flatMap((type) =>
  (['fr', 'en'] as const).map((locale) => [type, locale] as const),
);

describe.each(forms)('%s %s', (type, locale) => {
  const fields = formFields[type][locale];

  test('draws the fields that its schema accepts', () => {
    const accepted = Object.keys(schemas[type][locale].shape);
    expect(fields.map(({ name }) => name).sort()).toEqual(accepted.sort());
  });

  test('marks as optional just what its schema lets be empty', () => {
    const empty = Object.fromEntries(
      fields.map(({ name, kind }) => [name, kind === 'tick' ? false : '']),
    );
    const result = schemas[type][locale].safeParse(empty);
    const refused = new Set(result.error?.issues.map(({ path }) => path[0]));
    for (const { name, optional } of fields)
      expect([name, refused.has(name)]).toEqual([name, !optional]);
  });
});

test('the page a form without script leads to exists in both languages, out of the index', () => {
  for (const path of Object.values(answerPage))
    expect(pageAt(path)).toMatchObject({ path, noindex: true });
});
