import { defineBlock } from '@/components/blocks/define-block';
import { newsletterAction } from '@/lib/environment';
import { TokenForm } from './token-form';

/** Confirms or withdraws a newsletter subscription. */
export const NewsletterForm = defineBlock(
  { description: 'Confirms or withdraws a subscription to the newsletter.' },
  ({ context }) => {
    const words = context.words.newsletter;
    return (
      <TokenForm
        action={newsletterAction}
        locale={context.page.locale}
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
  },
);
