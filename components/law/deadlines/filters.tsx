import type { BlockContext } from '@/lib/block-context';
import type { Sector } from '@/lib/content';
import { countries } from '@/lib/law/countries';

type Props = { id: string; sectors: Sector[]; context: BlockContext };

/** What leaves rows out, without script: a profession by the address, a country by `:checked`. */
export function Filters({ id, sectors, context }: Props) {
  const { deadlines: words, footer } = context.words;
  const choices = [
    ['', words.allCountries],
    ...countries.map((country) => [country, footer.countries[country]]),
  ];
  return (
    <nav className="deadline-filters" id={id} aria-label={words.professions}>
      <ul className="deadline-professions">
        {sectors.map((sector) => (
          <li key={sector.name}>
            <a href={`#${context.content.professionAnchor(sector)}`}>{sector.navTitle}</a>
          </li>
        ))}
      </ul>
      <fieldset>
        <legend>{words.countries}</legend>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="country" value={value} defaultChecked={value === ''} />{' '}
            {label}
          </label>
        ))}
      </fieldset>
    </nav>
  );
}
