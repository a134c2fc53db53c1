import type { ComponentType } from 'react';
import { interfaceText, pageNamed, site } from '@/lib/content';
import { formAction } from '@/lib/environment';
import { defaultLocale, type Locale } from '@/lib/locale';
import type { RequestType } from '@/supabase/functions/_shared/form-fields';
import type { RequestFormProps } from './props';
import { RequestForm } from './request-form';

type Props<Data> = {
  /** The file of `browser/` that hydrates it. */
  bundle: 'forms' | 'owners';
  component: ComponentType<Data>;
  data: Data;
};

const policyIn = (locale: Locale) => pageNamed('legal/privacy-policy', locale);

/**
 * A component as an island: its HTML, and beside it the props with which `browser/` hydrates it.
 * JSON in a script element is data, which the Content-Security-Policy does not block.
 */
export function Island<Data extends object>({ bundle, component: Component, data }: Props<Data>) {
  return (
    <div className="island" data-island={bundle}>
      <script
        type="application/json"
        // Escape every <, so that no text can close the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
      <div data-island-root="">
        <Component {...data} />
      </div>
    </div>
  );
}

/** A form by which visitors write to the company. */
export function RequestFormIsland({ type, locale }: { type: RequestType; locale: Locale }) {
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
  return <Island bundle="forms" component={RequestForm} data={props} />;
}
