import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import type { BlockContext } from '@/lib/block-context';
import { fill } from '@/lib/format';
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
    const summary = fill(context.words.tools.items, { count: items.length });
    return (
      <CountryPart country={country} summary={summary}>
        <ol className="checklist" data-country={country}>
          {items.map(({ text, refs, page }) => (
            <li key={text}>
              <label>
                <input type="checkbox" data-markdown="none" /> <Item text={text} />
              </label>
              <p className="small">{refs}</p>
              <More page={page} context={context} />
            </li>
          ))}
        </ol>
      </CountryPart>
    );
  },
);

/** What is asked for stands out from what is said of it, which a comma, a colon or a bracket starts. */
function Item({ text }: { text: string }) {
  const end = text.search(/\s?[,:;(]/);
  const head = end < 0 ? text : text.slice(0, end);
  return (
    <>
      <strong>{head}</strong>
      {text.slice(head.length)}
    </>
  );
}

/** Says where the rule behind an item is set out. */
function More({ page = '', context }: { page?: string; context: BlockContext }) {
  const more = context.content.pageNamed(page, context.page.locale);
  return (
    more && (
      <a className="checklist-more small no-print" href={more.path}>
        {more.navTitle}
      </a>
    )
  );
}
