import type { BlockContext } from '@/lib/block-context';
import { countries } from '@/lib/countries';

/**
 * Radio buttons that hide the other country's dates with CSS alone; browser/deadlines.ts says how many are left.
 */
export function Filters({ context }: { context: BlockContext }) {
  const { deadlines: words, footer } = context.words;
  const choices = [
    ['', words.allCountries],
    ...countries.map((country) => [country, footer.countries[country]]),
  ];
  return (
    <>
      <fieldset className="deadline-filters row no-print">
        <legend>{words.countries}</legend>
        <div className="segments">
          {choices.map(([value, label]) => (
            <label key={value}>
              <input type="radio" name="country" value={value} defaultChecked={value === ''} />{' '}
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="visually-hidden" role="status" data-shown={words.shown} data-markdown="none" />
    </>
  );
}
