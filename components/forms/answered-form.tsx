import { defineBlock } from '@/components/blocks/define-block';
import { answeredAction } from '@/lib/environment';
import { languageOf } from '@/lib/locale';
import { TokenForm } from './token-form';

/** Notes that a request was answered, by the code in the link of the team's mail. */
export const AnsweredForm = defineBlock(
  { description: 'Notes that the team has answered a request.' },
  ({ context }) => {
    const words = context.words.answered;
    return (
      <TokenForm
        action={answeredAction}
        locale={context.page.locale}
        id="answered-token"
        label={words.code}
        pattern="[0-9a-f\-]{36}\.[0-9a-f]{32}"
      >
        <button className="button" type="submit">
          {words.confirm}
        </button>
      </TokenForm>
    );
  },
);

/** The words inside and when the answer was noted first; nothing until `browser/token-page.ts` knows it. */
export const AnsweredOn = defineBlock(
  {
    description: 'The words inside and when the answer was noted first, where that is known.',
    inside: 'required',
  },
  ({ children, context: { page } }) => (
    <span hidden>
      {children} <time data-answered-on={languageOf(page.locale).tag} />
    </span>
  ),
);
