import { fill } from '@/lib/format';
import { type Field, formFields, newsletterLabel } from '@/supabase/functions/_shared/form-fields';
import { defineBlock } from './define-block';
import { Outcome } from './outcome';

/** An outcome for each field of the page's language that a form without JavaScript can get wrong. */
export const FieldOutcomes = defineBlock(
  {
    description:
      'An `Outcome` for each form field, named after it, in the words of the interface files.',
  },
  ({ context }) => {
    const { locale } = context.page;
    const { outcomes, ...forms } = context.words.forms;
    const labels: Record<string, string> = {
      newsletter: newsletterLabel[locale],
      ...forms.contact.labels,
      ...forms.demo.labels,
    };
    const { demo, contact } = formFields;
    const fields = new Map<string, Field>();
    // A field that is optional in one form only may have been left empty in the other.
    for (const field of [...demo[locale], ...contact[locale]])
      if (!field.optional || !fields.has(field.name)) fields.set(field.name, field);
    return [...fields.values()].map((field) => {
      const label = field.title[locale] ?? labels[field.name] ?? field.name;
      return (
        <Outcome
          key={field.name}
          context={context}
          id={`field-${field.name}`}
          title={fill(outcomes.title, { label })}
        >
          <p>
            {fill(outcomes[sentenceFor(field)], { label })} {outcomes.back}
          </p>
        </Outcome>
      );
    });
  },
);

function sentenceFor({ kind, optional }: Field) {
  if (kind === 'email' || kind === 'select') return kind;
  if (kind === 'checkbox') return optional ? 'optionalCheckbox' : 'checkbox';
  return optional ? 'optionalText' : 'text';
}
