import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import type { BlockContext } from '@/lib/block-context';
import { countries } from '@/lib/countries';
import { fill } from '@/lib/format';
import { splitItem } from '@/lib/law/split-item';
import type { ChecklistItem } from '@/lib/law/starter-file';
import type { Locale } from '@/lib/locale';
import { CountryPart } from './country-part';
import { country, profession, starterFileFor } from './props';

/** What a supervisor asks to see. The boxes are the browser's own: nothing keeps or sends a tick. */
export const Checklist = defineBlock(
  {
    description:
      'What the supervisor asks to see, from the front matter of the starter file: numbered, each item with its box and its article.',
    props: z.strictObject({ profession, country }),
  },
  (props) => {
    const { country, context } = props;
    const file = starterFileFor(props);
    const items = context.content.checklistOf(file, country);
    const { tools, starterFile: words } = context.words;
    const summary = fill(tools.items, { count: items.length });
    return (
      <CountryPart country={country} summary={summary}>
        {country === countries[0] && <p className="small no-print">{words.notStored}</p>}
        <div className="checklist-sheet">
          <ol className="checklist" data-country={country}>
            {items.map((item) => (
              <li key={item.text}>
                <Item item={item} context={context} />
              </li>
            ))}
          </ol>
          {/* The style sheet counts the ticks. */}
          <p className="checklist-head no-print" data-markdown="none">
            {words.gathered}
          </p>
        </div>
      </CountryPart>
    );
  },
);

type ItemProps = { item: ChecklistItem; context: BlockContext };

/** What is asked for; folded, its article and the rest of the sentence. */
function Item({ item: { text, refs, page }, context }: ItemProps) {
  const { head, detail } = splitItem(text);
  const words = context.words.starterFile;
  return (
    <>
      <label>
        <input type="checkbox" data-markdown="none" /> <strong>{head}</strong>
      </label>{' '}
      <details className="folded">
        <summary className="small">
          <span className="visually-hidden no-print">{words.detail}</span>{' '}
          <span className="checklist-refs">{refs}</span>
        </summary>{' '}
        {detail && <p>{asSentence(detail, context.page.locale)}</p>}{' '}
        <More page={page} context={context} />
      </details>
    </>
  );
}

const asSentence = (text: string, locale: Locale) =>
  `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;

/** Says where the rule behind an item is set out. */
function More({ page = '', context }: { page?: string; context: BlockContext }) {
  const more = context.content.pageNamed(page, context.page.locale);
  return (
    more && (
      <a className="small no-print" href={more.path}>
        {more.navTitle}
      </a>
    )
  );
}
