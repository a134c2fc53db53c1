import type { ReactNode } from 'react';
import type { Locale } from '@/lib/locale';

type Props = {
  /** Where the form posts. */
  action: string;
  locale: Locale;
  id: string;
  label: string;
  /** What a whole token looks like, as a regular expression. */
  pattern: string;
  /** The buttons. */
  children: ReactNode;
};

/**
 * Posts the token of a mail's link, which `browser/token-page.ts` fills in from the fragment. Plain HTML:
 * without script the reader types it from the mail.
 */
export function TokenForm({ action, locale, id, label, pattern, children }: Props) {
  return (
    <form className="form sheet" method="post" action={action}>
      <input type="hidden" name="locale" value={locale} />
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          name="token"
          type="text"
          required
          maxLength={100}
          pattern={`\\s*${pattern}\\s*`}
          autoComplete="off"
          spellCheck={false}
          data-token=""
        />
      </div>
      <p className="actions">{children}</p>
    </form>
  );
}
