import { Island } from '@/components/layout/island';
import type { BlockContext } from '@/lib/block-context';
import { formAction } from '@/lib/environment';
import { defaultLocale } from '@/lib/locale';
import { formFields, type RequestType } from '@/supabase/functions/_shared/form-fields';
import type { RequestFormProps } from './props';
import { RequestForm } from './request-form';

/** A form by which visitors write to the company. */
export function RequestFormIsland({ type, context }: { type: RequestType; context: BlockContext }) {
  const { content } = context;
  const { locale } = context.page;
  const { demo, contact, outcomes, ...shared } = context.words.forms;
  const policy =
    content.pageNamed('legal/privacy-policy', locale) ??
    content.pageNamed('legal/privacy-policy', defaultLocale);
  const props: RequestFormProps = {
    type,
    locale,
    words: { demo, contact }[type],
    shared,
    action: formAction,
    privacyPath: policy?.path ?? '',
    sectors: type === 'demo' ? sectorValues(context) : {},
    email: content.site.email,
  };
  return <Island bundle="forms" component={RequestForm} data={props} />;
}

/** A text for each profession, or the choice that its file name begins with, or the last one, "other". */
function sectorValues({ page: { locale }, content }: BlockContext) {
  const field = formFields.demo[locale].find(({ name }) => name === 'sector');
  const values = content.sectorsIn(locale).map((sector) => {
    const profession = content.professionOf(sector);
    if (field?.kind !== 'select') return [profession, sector.navTitle];
    const choice = field.choices.find((value) => profession.startsWith(value));
    return [profession, choice ?? field.choices.at(-1)];
  });
  return Object.fromEntries(values);
}
