import { Island } from '@/components/layout/island';
import type { BlockContext } from '@/lib/block-context';
import { formAction } from '@/lib/environment';
import { defaultLocale } from '@/lib/locale';
import type { RequestType } from '@/supabase/functions/_shared/form-fields';
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
    email: content.site.email,
  };
  return <Island bundle="forms" component={RequestForm} data={props} />;
}
