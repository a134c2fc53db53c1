import { type ContentPage, interfaceWords } from '@/lib/content';
import { fill } from '@/lib/format';
import { type Field, formFields, newsletterLabel } from '@/supabase/functions/_shared/form-fields';
import { Outcome } from './outcome';

/** An outcome for each field of the page's language that a form without JavaScript can get wrong. */
export function FieldOutcomes({ page }: { page: ContentPage }) {
  const { outcomes, ...forms } = interfaceWords(page.locale).forms;
  const labels: Record<string, string> = {
    newsletter: newsletterLabel[page.locale],
    ...forms.contact.labels,
    ...forms.demo.labels,
  };
  const { demo, contact } = formFields;
  const fields = new Map<string, Field>();
  // A field that is optional in one form only may have been left empty in the other.
  for (const field of [...demo[page.locale], ...contact[page.locale]])
    if (!field.optional || !fields.has(field.name)) fields.set(field.name, field);
  return [...fields.values()].map((field) => {
    const label = field.title[page.locale] ?? labels[field.name] ?? field.name;
    return (
      <Outcome key={field.name} id={`field-${field.name}`} title={fill(outcomes.title, { label })}>
        <p>
          {fill(outcomes[sentenceFor(field)], { label })} {outcomes.back}
        </p>
      </Outcome>
    );
  });
}

function sentenceFor({ kind, optional }: Field) {
  if (kind === 'email' || kind === 'select') return kind;
  if (kind === 'checkbox') return optional ? 'optionalCheckbox' : 'checkbox';
  return optional ? 'optionalText' : 'text';
}
