import { interfaceText } from '@/lib/content';
import { homePath, languageNames, locales } from '@/lib/locale';
import type { Place } from '@/lib/place';

/** FR and EN: to the page's translation, or to the other language's home page. */
export function Languages({ place }: { place: Place }) {
  return (
    <nav aria-label={interfaceText(place.locale).header.languages}>
      <ul className="languages">
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={place.versions[locale] ?? homePath[locale]}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === place.locale ? 'true' : undefined}
            >
              {locale.toUpperCase()}
              <span className="visually-hidden"> {languageNames[locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
