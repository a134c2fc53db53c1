import { interfaceText } from '@/lib/content';
import { newsletterAction } from '@/lib/environment';
import type { Locale } from '@/lib/locale';
import { TokenField } from './token-field';

/**
 * Confirms or withdraws a newsletter subscription. Plain HTML: the buttons post the code.
 */
export function NewsletterForm({ locale }: { locale: Locale }) {
  const words = interfaceText(locale).newsletter;
  return (
    <form className="form sheet" method="post" action={newsletterAction}>
      <input type="hidden" name="locale" value={locale} />
      <TokenField id="newsletter-token" label={words.code} pattern="[0-9a-fA-F\-]{36}" />
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
