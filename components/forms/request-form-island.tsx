import { Island } from '@/components/layout/island';
import { interfaceWords, pageNamed, site } from '@/lib/content';
import { formAction } from '@/lib/environment';
import { defaultLocale, type Locale } from '@/lib/locale';
import type { RequestType } from '@/supabase/functions/_shared/form-fields';
import type { RequestFormProps } from './props';
import { RequestForm } from './request-form';

const policyIn = (locale: Locale) => pageNamed('legal/privacy-policy', locale);

/** A form by which visitors write to the company. */
export function RequestFormIsland({ type, locale }: { type: RequestType; locale: Locale }) {
  const { demo, contact, outcomes, ...shared } = interfaceWords(locale).forms;
  const props: RequestFormProps = {
    type,
    locale,
    words: { demo, contact }[type],
    shared,
    action: formAction,
    privacyPath: (policyIn(locale) ?? policyIn(defaultLocale))?.path ?? '',
    email: site.email,
  };
  return <Island bundle="forms" component={RequestForm} data={props} />;
}
