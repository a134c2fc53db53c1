import type { ReactNode } from 'react';
import { type ContentPage, interfaceWords } from '@/lib/content';
import { answeredAction } from '@/lib/environment';
import { type Locale, languageOf } from '@/lib/locale';
import { TokenForm } from './token-form';

/** Notes that a request was answered, by the code in the link of the team's mail. */
export function AnsweredForm({ locale }: { locale: Locale }) {
  const words = interfaceWords(locale).answered;
  return (
    <TokenForm
      action={answeredAction}
      locale={locale}
      id="answered-token"
      label={words.code}
      pattern="[0-9a-f\-]{36}\.[0-9a-f]{32}"
    >
      <button className="button" type="submit">
        {words.confirm}
      </button>
    </TokenForm>
  );
}

/** The words inside and when the answer was noted first; nothing until `browser/token-page.ts` knows it. */
export function AnsweredOn({ children, page }: { children: ReactNode; page: ContentPage }) {
  return (
    <span hidden>
      {children} <time data-answered-on={languageOf(page.locale).tag} />
    </span>
  );
}
