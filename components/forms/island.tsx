import { interfaceText, pageNamed, site } from '@/lib/content';
import { formAction } from '@/lib/environment';
import type { Locale } from '@/lib/locale';
import type { RequestType } from '@/supabase/functions/_shared/schemas';
import type { RequestFormProps } from './props';
import { RequestForm } from './request-form';

/**
 * A form as an island: its HTML, and beside it the props with which `browser/forms.tsx` wakes it up.
 * JSON in a script element is data: the browser does not run it, so the policy does not stop it.
 */
export function Island({ type, locale }: { type: RequestType; locale: Locale }) {
  const { demo, contact, ...shared } = interfaceText(locale).forms;
  const props: RequestFormProps = {
    type,
    locale,
    words: { demo, contact }[type],
    shared,
    action: formAction,
    privacyPath: pageNamed('legal/privacy-policy', locale)?.path ?? '',
    email: site.email,
  };
  return (
    <div className="island" data-island="request-form">
      <script
        type="application/json"
        // Every < is escaped, so that no text can end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
      <div data-island-root="">
        <RequestForm {...props} />
      </div>
    </div>
  );
}
