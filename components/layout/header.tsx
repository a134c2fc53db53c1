import { interfaceWords, pageAt, site } from '@/lib/content';
import { homePath, type Locale, languageOf, locales } from '@/lib/locale';
import { type CurrentPage, type NavigationItem, navigation } from '@/lib/navigation';
import { Pictogram } from './pictogram';

/**
 * The head of every page. On a phone the menu is a popover, on a wide screen CSS lays it out in the
 * bar; both work without script. `browser/menu.ts` adds what HTML cannot do.
 */
export function Header({ current }: { current: CurrentPage }) {
  const words = interfaceWords(current.locale).header;
  const { items, contact } = navigation(current.locale);
  return (
    <header className="site-header">
      <Logo locale={current.locale} />
      <button
        className="button button-outlined menu-button no-print"
        type="button"
        popoverTarget="site-menu"
      >
        {words.menu}
      </button>
      <div className="site-menu no-print" id="site-menu" popover="auto">
        <nav aria-label={words.navigation}>
          <ul className="menu">
            {items.map((item) => (
              <li key={item.label}>
                <Item item={item} current={current} />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitcher current={current} />
        {contact && (
          <a className="button button-outlined" href={contact.path}>
            {contact.label}
          </a>
        )}
      </div>
    </header>
  );
}

/** The drawing and the name of the company, leading home. */
function Logo({ locale }: { locale: Locale }) {
  return (
    <a className="logo" href={homePath[locale]}>
      <svg className="logo-drawing" viewBox="0 0 32 32" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M2 2h28v28H2zM8 9h16v2H8zM8 15h16v2H8zM8 21h6v2H8zM17.3 21.7l3.8 3.8 5.7-6.9-1.5-1.2-4.4 5.1-2.2-2.2z"
        />
      </svg>
      {site.brand}
    </a>
  );
}

function Item({ item, current }: { item: NavigationItem; current: CurrentPage }) {
  if ('path' in item) return <PageLink {...item} current={current} />;
  return (
    <details className="submenu" name="submenu">
      <summary lang={item.lang}>{item.label}</summary>
      <ul>
        {item.pages.map((page) => (
          <li key={page.path}>
            <Pictogram name={page.name} />
            <PageLink {...page} current={current} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type PageLinkProps = { path: string; label: string; current: CurrentPage };

function PageLink({ path, label, current }: PageLinkProps) {
  return (
    <a href={path} aria-current={path === current.path ? 'page' : undefined}>
      {label}
    </a>
  );
}

const hasHome = (locale: Locale) => pageAt(homePath[locale]) !== undefined;

/** FR, EN: to the page's translation, or to the home page of that language. */
function LanguageSwitcher({ current }: { current: CurrentPage }) {
  return (
    <nav aria-label={interfaceWords(current.locale).header.languages}>
      <ul className="languages">
        {locales.filter(hasHome).map((locale) => (
          <li key={locale}>
            <a
              href={current.versions[locale] ?? homePath[locale]}
              hrefLang={locale}
              lang={locale}
              aria-label={`${locale.toUpperCase()} ${languageOf(locale).name}`}
              aria-current={locale === current.locale ? 'true' : undefined}
            >
              {locale.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
