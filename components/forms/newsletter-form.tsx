import { interfaceText } from '@/lib/content';
import { newsletterAction } from '@/lib/environment';
import type { Locale } from '@/lib/locale';

/**
 * Confirms or withdraws a newsletter subscription. Plain HTML: the buttons post the code, which
 * `browser/newsletter.ts` fills in from the link of the mail.
 */
export function NewsletterForm({ locale }: { locale: Locale }) {
  const words = interfaceText(locale).newsletter;
  return (
    <form className="form sheet" method="post" action={newsletterAction}>
      <input type="hidden" name="locale" value={locale} />
      <div className="field">
        <label htmlFor="newsletter-token">{words.code}</label>
        <input
          id="newsletter-token"
          name="token"
          type="text"
          required
          maxLength={36}
          autoComplete="off"
          spellCheck={false}
          data-newsletter-token=""
        />
      </div>
      <p className="actions">
        <button className="button" type="submit" name="action" value="confirm">
          {words.confirm}
        </button>
        <button className="button-quiet" type="submit" name="action" value="withdraw">
          {words.withdraw}
        </button>
      </p>
    </form>
  );
}
