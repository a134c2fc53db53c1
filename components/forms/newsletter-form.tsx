import { interfaceWords } from '@/lib/content';
import { newsletterAction } from '@/lib/environment';
import type { Locale } from '@/lib/locale';
import { TokenForm } from './token-form';

/** Confirms or withdraws a newsletter subscription. */
export function NewsletterForm({ locale }: { locale: Locale }) {
  const words = interfaceWords(locale).newsletter;
  return (
    <TokenForm
      action={newsletterAction}
      locale={locale}
      id="newsletter-token"
      label={words.code}
      pattern="[0-9a-fA-F\-]{36}"
    >
      <button className="button" type="submit" name="action" value="confirm">
        {words.confirm}
      </button>
      <button className="button-quiet" type="submit" name="action" value="withdraw">
        {words.withdraw}
      </button>
    </TokenForm>
  );
}
