import { defineBlock } from '@/components/blocks/define-block';
import { Island } from '@/components/layout/island';
import { FileDatesForm } from './form';
import { RulesTable } from './rules-table';

/** The tool that works out the dates of a file, and under it every rule that it applies. */
export const FileDates = defineBlock(
  {
    description:
      'Works out the days that the law sets in a file, from those that a visitor enters; under the words inside, a table of every rule, which needs no script.',
    inside: 'required',
    embeddable: true,
  },
  ({ children, context }) => {
    const { page, words } = context;
    return (
      <>
        <div className="sheet dates-sheet">
          <Island
            bundle="dates"
            component={FileDatesForm}
            data={{ words: words.fileDates, names: words.footer.countries, locale: page.locale }}
          />
        </div>
        {children}
        <RulesTable context={context} />
      </>
    );
  },
);
