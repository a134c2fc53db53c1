import { interfaceText, pageNamed, site } from '@/lib/content';
import { formAction } from '@/lib/environment';
import { defaultLocale, type Locale } from '@/lib/locale';
import type { RequestType } from '@/supabase/functions/_shared/form-fields';
import type { RequestFormProps } from './props';
import { RequestForm } from './request-form';

const policyIn = (locale: Locale) => pageNamed('legal/privacy-policy', locale);

/**
 * A form as an island: its HTML, and beside it the props with which `browser/forms.tsx` hydrates it.
 * JSON in a script element is data, which the Content-Security-Policy does not block.
 */
export function Island({ type, locale }: { type: RequestType; locale: Locale }) {
  const { demo, contact, outcomes, ...shared } = interfaceText(locale).forms;
  const props: RequestFormProps = {
    type,
    locale,
    words: { demo, contact }[type],
    shared,
    action: formAction,
    privacyPath: (policyIn(locale) ?? policyIn(defaultLocale))?.path ?? '',
    email: site.email,
  };
  return (
    <div className="island" data-island="request-form">
      <script
        type="application/json"
        // Escape every <, so that no text can close the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
      <div data-island-root="">
        <RequestForm {...props} />
      </div>
    </div>
  );
}
